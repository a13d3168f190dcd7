import { CustomContent } from '#domain/frameworks/custom/content.ts';
import type { Shapes } from '../platform/shapes.ts';

export const frameworkShapes: Shapes = {
  'custom_frameworks.content': CustomContent,
};
