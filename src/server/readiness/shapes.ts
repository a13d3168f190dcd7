import { SnapshotFigures } from '#domain/readiness/snapshot.ts';
import { StatementFacts } from '#domain/readiness/statement-version.ts';
import type { Shapes } from '../platform/shapes.ts';

export const readinessShapes: Shapes = {
  'readiness_snapshots.figures': SnapshotFigures,
  'statement_versions.facts': StatementFacts,
};
