import { z } from 'zod';
import { NotificationTerms } from '#domain/activity/notification-settings.ts';
import { Action, Cause, Effect, Trigger } from '#domain/automation/rule.ts';
import { NewWebhookEndpoint } from '#domain/automation/webhook.ts';
import { Asset, AssetChange } from '#domain/assets/asset.ts';
import { ImportChange, ImportOutcome, ImportPlan } from '#domain/assets/import-plan.ts';
import { AssetView } from '#domain/assets/view.ts';
import { DocumentAudience } from '#domain/documents/receipts.ts';
import { TextCheck } from '#domain/documents/check/objection.ts';
import { Analysis, Block, Finding, Quote, Topic } from '#domain/documents/analysis.ts';
import { CustomContent } from '#domain/frameworks/custom/content.ts';
import { Evidence } from '#domain/evidence/evidence.ts';
import { Statement, ValidationResult } from '#domain/evidence/validation.ts';
import { Audience } from '#domain/awareness/campaign.ts';
import { CourseKey } from '#domain/awareness/course.ts';
import { Brand } from '#domain/organisations/brand.ts';
import { Policy } from '#domain/organisations/policy.ts';
import { OrganisationProfile } from '#domain/organisations/profile.ts';
import { EventRecord } from '#domain/schedule/record.ts';
import { Recurrence } from '#domain/schedule/recurrence.ts';
import { TaskSource } from '#domain/schedule/task.ts';
import { Timezone } from '#domain/organisations/settings.ts';
import { Permission, Role } from '#domain/people/permission.ts';
import { AcceptedState } from '#domain/risks/acceptance.ts';
import { Method } from '#domain/risks/method.ts';
import { OwnQuestion } from '#domain/vendors/assessments/assessment.ts';
import { AssessmentSection } from '#domain/vendors/assessments/question.ts';
import { Proposal, QuestionSheet } from '#domain/vendors/questionnaires/questionnaire.ts';
import { VendorInput } from '#domain/vendors/vendor.ts';
import { AgreementQuote, CommitmentFacts, ServiceHours } from '#domain/vendors/agreements/commitment.ts';
import { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import { Change, Finding as DomainFinding } from '#domain/vendors/monitoring/finding.ts';
import { VendorFacts } from '#domain/vendors/record.ts';
import { ScoreBasis } from '#domain/vendors/score.ts';
import { SnapshotFigures } from '#domain/readiness/snapshot.ts';
import { StatementFacts } from '#domain/readiness/statement-version.ts';
import type { Column } from './collections.ts';

const Facts = z.record(z.string(), z.unknown());
const MediaType = z.string().regex(/^[\w.+-]{1,100}\/[\w.+-]{1,100}(; ?charset=[\w-]{1,40})?$/);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a column holds beyond its type, by table and column. Every column of JSON has a line here; a test sees to it. */
export const SHAPES: Readonly<Record<string, z.ZodType>> = {
  'webhook_endpoints.url': NewWebhookEndpoint.shape.url,
  'webhook_endpoints.events': NewWebhookEndpoint.shape.events,
  'automation_rules.trigger': Trigger,
  'automation_rules.actions': z.array(Action),
  'automation_runs.cause': Cause,
  'automation_runs.effects': z.array(Effect),
  'automation_runs.chain': z.array(z.uuid()),
  'organisations.notifications': NotificationTerms.partial().strict(),
  'organisations.policy': Policy.partial().strict(),
  'organisations.profile': OrganisationProfile.partial().strict(),
  'organisations.timezone': Timezone,
  'organisations.primary_color': Brand.shape.primaryColor,
  'organisations.secondary_color': Brand.shape.secondaryColor,
  'organisations.accent_color': Brand.shape.accentColor,
  'former_members.email': z
    .string()
    .regex(/^[^@\s]+@[^@\s]+$/)
    .max(254),
  'former_members.name': z.string().min(1).max(120),
  'former_members.role': Role,
  'user_requests.status': z.enum(['approved', 'declined']),
  'roles.permissions': z.array(Permission),
  'files.media_type': MediaType,
  'files.name': z.string().min(1).max(255),
  'documents.media_type': MediaType,
  'documents.blocks': z.array(Block),
  'document_versions.media_type': MediaType,
  'document_versions.blocks': z.array(Block),
  'document_publications.audience': DocumentAudience,
  'document_drafts.blocks': z.array(Block),
  'document_drafts.author_ids': z.array(z.uuid()),
  'documents.checked': TextCheck.nullable(),
  'documents.topics': z.array(Topic),
  'documents.notices': Analysis.shape.notices,
  'suggestions.quotes': Finding.shape.quotes,
  'suggestions.because': Finding.shape.because,
  'suggestions.cues': Finding.shape.cues,
  'suggestions.asks': Finding.shape.asks,
  'suggestions.by_rules': Finding.nullable(),
  'evidence.quote': Quote,
  'evidence.asks': Evidence.shape.asks,
  'evidence.control_then': Evidence.shape.controlThen,
  'validations.result': ValidationResult.nullable(),
  'validation_feedback.about': Statement.shape.about,
  'custom_frameworks.content': CustomContent,
  'quiz_rounds.question_ids': z.array(z.string().max(30)).max(50),
  'risk_methods.method': Method,
  'risk_acceptances.state_then': AcceptedState,
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
  'vendor_records.facts': VendorFacts,
  'vendor_scores.basis': ScoreBasis,
  'readiness_snapshots.figures': SnapshotFigures,
  'statement_versions.facts': StatementFacts,
  'asset_imports.plan': ImportPlan,
  'asset_imports.outcome': ImportOutcome,
  'asset_imports.claimed': z.array(z.uuid()),
  'asset_imports.changes': z.array(ImportChange),
  'asset_views.query': AssetView.shape.query,
  'asset_views.columns': AssetView.shape.columns,
  'asset_operations.change': AssetChange,
  'asset_operation_rows.before': Asset.nullable(),
  'tasks.source_href': TaskSource.shape.href.nullable(),
  'events.repeats': Recurrence.nullable(),
  'events.timezone': Timezone,
  'event_occurrences.record': EventRecord.nullable(),
  'awareness_campaigns.courses': z.array(CourseKey),
  'awareness_campaigns.audience': Audience,
  'awareness_answers.chosen': z.array(z.string().regex(/^[a-f]$/)),
  'awareness_filings.requirements': z.array(z.string().max(40)),
  'audit_entries.before': Facts.nullable(),
  'audit_entries.after': Facts.nullable(),
  'jobs.outcome': Facts.nullable(),
};

export function shapeOf(table: string, { name }: Column): z.ZodType | undefined {
  // A hash names a place among the files, whichever subject keeps it.
  return SHAPES[`${table}.${name}`] ?? (name.endsWith('sha256') ? Sha256 : undefined);
}
