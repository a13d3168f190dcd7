import { z } from 'zod';
import { Timezone } from '#domain/organisations/settings.ts';
import { AgreementQuote, CommitmentFacts, ServiceHours } from '#domain/vendors/agreements/commitment.ts';
import { OwnQuestion } from '#domain/vendors/assessments/assessment.ts';
import { AssessmentSection } from '#domain/vendors/assessments/question.ts';
import { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { Change, Finding as DomainFinding } from '#domain/vendors/monitoring/finding.ts';
import { Proposal, QuestionSheet } from '#domain/vendors/questionnaires/questionnaire.ts';
import { VendorFacts } from '#domain/vendors/record.ts';
import { ScoreBasis } from '#domain/vendors/score.ts';
import { VendorInput } from '#domain/vendors/vendor.ts';
import type { Shapes } from '../platform/shapes.ts';

export const vendorShapes: Shapes = {
  'questionnaires.sheets': z.array(QuestionSheet),
  'questionnaire_questions.proposals': z.array(Proposal).nullable(),
  // Monitoring looks there, and browsers are led there.
  'vendors.domains': VendorInput.shape.domains,
  'vendors.website': VendorInput.shape.website,
  'vendor_assessments.own': z.array(OwnQuestion),
  'vendor_assessments.asked': z.array(AssessmentSection),
  'vendor_monitoring_runs.facts': z.array(DomainFacts),
  'vendor_monitoring_runs.findings': z.array(DomainFinding),
  'vendor_monitoring_runs.changes': z.array(Change),
  'agreements.page_starts': z.array(z.number().int()),
  'agreements.disclaimers': z.array(AgreementQuote),
  'agreements.business_hours': ServiceHours.nullable(),
  'agreements.time_zone': Timezone,
  'agreement_commitments.facts': CommitmentFacts,
  'agreement_commitments.proposed': CommitmentFacts.nullable(),
  'agreement_commitments.quote': AgreementQuote.nullable(),
  'vendor_import_rows.before': VendorInput.nullable(),
  'vendor_import_rows.records_before': z.array(z.object({ id: z.uuid(), facts: VendorFacts })),
  'vendor_records.facts': VendorFacts,
  'vendor_scores.basis': ScoreBasis,
};
