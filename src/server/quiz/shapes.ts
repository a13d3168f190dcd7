import { z } from 'zod';
import type { Shapes } from '../platform/shapes.ts';

export const quizShapes: Shapes = {
  'quiz_rounds.question_ids': z.array(z.string().max(30)).max(50),
};
