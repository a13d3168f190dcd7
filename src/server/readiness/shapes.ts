import { ProposalKey } from '#domain/readiness/risk-proposals/proposal.ts';
import { SnapshotFigures } from '#domain/readiness/snapshot.ts';
import { StatementFacts } from '#domain/readiness/statement-version.ts';
import type { Shapes } from '../platform/shapes.ts';

export const readinessShapes: Shapes = {
  'risk_proposal_dismissals.proposal': ProposalKey,
  'readiness_snapshots.figures': SnapshotFigures,
  'statement_versions.facts': StatementFacts,
};
