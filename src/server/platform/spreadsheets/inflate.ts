import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { Inflate } from '#domain/tables/workbook-layout.ts';

export const inflate: Inflate = (deflated) => Readable.from([deflated]).pipe(createInflateRaw());
