import { z } from 'zod';
import { Linked } from '../assets/links.ts';
import { Document } from './document.ts';

/** A document as something that others are linked to. */
export const LinkedDocument = Document.pick({ id: true, title: true, type: true, isDraft: true }).extend(Linked.shape);
export type LinkedDocument = z.infer<typeof LinkedDocument>;
