import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AcceptedState } from '#domain/risks/acceptance.ts';
import type { ActionFacts, RiskAction } from '#domain/risks/action.ts';
import type { BeforeImport } from '#domain/risks/import.ts';
import type { Method } from '#domain/risks/method.ts';
import type { Review } from '#domain/risks/review.ts';
import type { AssessmentKind, RiskFacts } from '#domain/risks/risk.ts';
import type { ColumnsOf } from '../platform/fact-columns.ts';

type At = ColumnType<Date, Date | string, Date | string>;

interface Points {
  inherent_likelihood: number | null;
  inherent_impact: number | null;
  inherent_method: number | null;
  residual_likelihood: number | null;
  residual_impact: number | null;
  residual_method: number | null;
  target_likelihood: number | null;
  target_impact: number | null;
  target_method: number | null;
  inherent_score: GeneratedAlways<number | null>;
  residual_score: GeneratedAlways<number | null>;
  target_score: GeneratedAlways<number | null>;
  score: GeneratedAlways<number | null>;
  score_method: GeneratedAlways<number | null>;
}

interface OfRisk {
  organisation_id: string;
  risk_id: string;
}

export interface RiskTables {
  risk_methods: {
    organisation_id: string;
    number: number;
    method: ColumnType<Method, string, never>;
    note: string;
    made_at: At;
    made_by: string | null;
    made_by_name: string | null;
  };
  risks: Points &
    ColumnsOf<RiskFacts> & {
      id: string;
      organisation_id: string;
      ordinal: number;
      scenario_id: string | null;
      closed_at: At | null;
      closed_reason: Generated<string>;
      created_at: At;
      created_by: string;
      created_by_name: string;
      changed_at: At;
      reminded_on: string | null;
      version: Generated<number>;
      search_text: GeneratedAlways<string>;
    };
  risk_assessments: OfRisk & {
    id: string;
    kind: AssessmentKind;
    likelihood: number;
    impact: number;
    rationale: string;
    method_number: number;
    assessed_at: At;
    assessed_by: string;
    assessed_by_name: string;
  };
  risk_import_rows: OfRisk & {
    import_id: string;
    before: ColumnType<BeforeImport | null, string | null, never>;
    version: number;
    assessment_ids: string[];
    at: At;
  };
  risk_assets: OfRisk & { asset_id: string };
  risk_controls: OfRisk & { framework: string; requirement_id: string };
  risk_documents: OfRisk & { document_id: string };
  risk_actions: OfRisk &
    ColumnsOf<ActionFacts> & {
      id: string;
      state: Generated<RiskAction['state']>;
      created_at: At;
      closed_at: At | null;
      closed_by_name: string | null;
      version: Generated<number>;
    };
  risk_acceptances: OfRisk & {
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
    id: string;
    accepted_at: At;
    accepted_by: string;
    accepted_by_name: string;
    until: string;
    statement: string;
    state_then: ColumnType<AcceptedState, string, never>;
    withdrawn_at: At | null;
    withdrawn_by_name: string | null;
    withdrawn_reason: Generated<string>;
    told: 'changed' | 'expired' | null;
  };
  risk_reviews: OfRisk & {
    /** The backup that says so, where this installation did not sign it. */
    from_file: Generated<string | null>;
    id: string;
    reviewed_at: At;
    reviewed_by: string;
    reviewed_by_name: string;
    outcome: Review['outcome'];
    note: string;
    next_on: string | null;
  };
}
