import { AcceptedState } from '#domain/risks/acceptance.ts';
import { BeforeImport } from '#domain/risks/import.ts';
import { Method } from '#domain/risks/method.ts';
import type { Shapes } from '../platform/shapes.ts';

export const riskShapes: Shapes = {
  'risk_methods.method': Method,
  'risk_acceptances.state_then': AcceptedState,
  'risk_import_rows.before': BeforeImport.nullable(),
};
