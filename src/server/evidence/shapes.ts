import { Quote } from '#domain/documents/analysis.ts';
import { Evidence } from '#domain/evidence/evidence.ts';
import { Statement, ValidationResult } from '#domain/evidence/validation.ts';
import type { Shapes } from '../platform/shapes.ts';

export const evidenceShapes: Shapes = {
  'evidence.quote': Quote,
  'evidence.asks': Evidence.shape.asks,
  'evidence.control_then': Evidence.shape.controlThen,
  'validations.result': ValidationResult.nullable(),
  'validation_feedback.about': Statement.shape.about,
};
