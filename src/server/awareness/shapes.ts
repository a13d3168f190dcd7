import { z } from 'zod';
import { Audience } from '#domain/awareness/campaign.ts';
import { CourseKey } from '#domain/awareness/course.ts';
import type { Shapes } from '../platform/shapes.ts';

export const awarenessShapes: Shapes = {
  'awareness_campaigns.courses': z.array(CourseKey),
  'awareness_campaigns.audience': Audience,
  'awareness_answers.chosen': z.array(z.string().regex(/^[a-f]$/)),
  'awareness_filings.requirements': z.array(z.string().max(40)),
};
