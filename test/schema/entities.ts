import type { z } from 'zod';
import { AuditEntry, Job, Notification } from '#domain/activity/audit-entry.ts';
import { OutboxMail } from '#domain/activity/mail.ts';
import { RecentError } from '#domain/activity/recent-error.ts';
import { Backup } from '#domain/administration/backup.ts';
import { ContactMessage, NewContactMessage } from '#domain/administration/contact.ts';
import { Asset, AssetChange, NewAsset } from '#domain/assets/asset.ts';
import { AssetImport } from '#domain/assets/import-plan.ts';
import { Linked } from '#domain/assets/links.ts';
import { AssetOperation } from '#domain/assets/operation.ts';
import { AssetView, NewAssetView } from '#domain/assets/view.ts';
import { AssetField, NewAssetField } from '#domain/assets/vocabulary/field.ts';
import { AssetOption, NewAssetOption } from '#domain/assets/vocabulary/option.ts';
import { NewRule, Rule, RuleRun } from '#domain/automation/rule.ts';
import {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChange,
} from '#domain/automation/webhook.ts';
import { Campaign, CampaignChange, CampaignFiling, NewCampaign } from '#domain/awareness/campaign.ts';
import { Certificate } from '#domain/awareness/certificate.ts';
import { Judgement, MailReport, NewMailReport } from '#domain/awareness/mail-report.ts';
import { Comment, CommentInput, Mention } from '#domain/controls/comment.ts';
import { Control, ControlChange } from '#domain/controls/control.ts';
import { LinkedRequirement } from '#domain/controls/links.ts';
import { Document, DocumentChange, Suggestion } from '#domain/documents/document.ts';
import { Folder } from '#domain/documents/folder.ts';
import { ModelReading } from '#domain/documents/model-analysis.ts';
import { Publication, Reader } from '#domain/documents/receipts.ts';
import {
  Decision,
  DraftInput,
  NewDecision,
  NewSubmission,
  Submission,
  VersionText,
  WorkingDraft,
} from '#domain/documents/versions/version.ts';
import { MadeEditionChange } from '#domain/evidence/edition-change.ts';
import { Acceptance as EvidenceAcceptance, Evidence, EvidencePeriod } from '#domain/evidence/evidence.ts';
import { OverruleView, ProposalChange } from '#domain/evidence/reuse.ts';
import { NewValidationFeedback, Validation, ValidationFeedback } from '#domain/evidence/validation.ts';
import { ChosenFramework } from '#domain/frameworks/in-use.ts';
import { LanguageModel, NewLanguageModel } from '#domain/organisations/language-model.ts';
import { NewOrganisation, Organisation } from '#domain/organisations/organisation.ts';
import { OrganisationSettings } from '#domain/organisations/settings.ts';
import { ApiToken, NewApiToken } from '#domain/people/api-token.ts';
import { Invitation, NewInvitation } from '#domain/people/invitation.ts';
import { IdentityProvider, NewIdentityProvider } from '#domain/people/provider.ts';
import { MemberSignIn, Passkey } from '#domain/people/security.ts';
import { Declination, Registration, UserRequest } from '#domain/people/user-request.ts';
import { CustomRole, NewCustomRole, NewUser, RoleChoice } from '#domain/people/user.ts';
import { QuizResult } from '#domain/quiz/result.ts';
import { AuditPack } from '#domain/readiness/audit-pack.ts';
import { GivenAnswer } from '#domain/readiness/self-assessment.ts';
import { Snapshot } from '#domain/readiness/snapshot.ts';
import { StatementVersion } from '#domain/readiness/statement-version.ts';
import { Acceptance, NewAcceptance } from '#domain/risks/acceptance.ts';
import { ActionChange, NewAction, RiskAction } from '#domain/risks/action.ts';
import { MethodVersion } from '#domain/risks/method.ts';
import { NewReview, Review } from '#domain/risks/review.ts';
import { Assessment, ControlLink, NewAssessment, NewRisk, RiskChange } from '#domain/risks/risk.ts';
import { Risk } from '#domain/risks/view.ts';
import { Event, EventChange, NewEvent } from '#domain/schedule/event.ts';
import { NewTask, Task, TaskChange } from '#domain/schedule/task.ts';
import { Agreement, AgreementChange, NewAgreement, NewCommitment } from '#domain/vendors/agreements/agreement.ts';
import { Commitment } from '#domain/vendors/agreements/commitment.ts';
import { AnswerInput, EvidenceFile, VendorAnswer } from '#domain/vendors/assessments/answer.ts';
import {
  AnswerVerdict,
  AssessmentTerms,
  NewAssessment as NewVendorAssessment,
  VendorAssessmentDetails,
} from '#domain/vendors/assessments/assessment.ts';
import { MonitoringRun } from '#domain/vendors/monitoring/run.ts';
import {
  AnswerChange,
  AskedQuestion,
  NewQuestionnaire,
  Questionnaire,
  QuestionnaireChange,
} from '#domain/vendors/questionnaires/questionnaire.ts';
import { VendorRecord } from '#domain/vendors/record.ts';
import { NewVendor, VendorChange } from '#domain/vendors/vendor.ts';
import { NewVendorReview, Vendor, VendorReview, VendorScore } from '#domain/vendors/view.ts';

export interface Entity {
  /** What is read of it. */
  reads?: z.ZodObject;
  /** What people write of it. */
  writes?: readonly z.ZodObject[];
  /** Fields that are computed, or stand in tables of their own. */
  derived?: string;
  /** Fields whose column has another name. */
  renamed?: Readonly<Record<string, string>>;
}

const OWNER = 'ownerName ownerIsMember';

/** Tables by the schemas that say what stands in them. */
export const ENTITIES: Readonly<Record<string, Entity>> = {
  'auth.user': { writes: [Registration] },
  'auth.passkey': { reads: Passkey },
  'auth.sign_in': { reads: MemberSignIn, derived: 'device place name email' },
  administration_entries: { reads: AuditEntry },
  agreement_commitments: { reads: Commitment, writes: [NewCommitment] },
  agreements: {
    reads: Agreement,
    writes: [NewAgreement, AgreementChange],
    derived: 'vendorName isInForce replacedOn counts',
    renamed: { text: 'source_text' },
  },
  api_tokens: { reads: ApiToken, writes: [NewApiToken], derived: 'ownerName isMine days' },
  asset_documents: { reads: Linked },
  asset_fields: { reads: AssetField, writes: [NewAssetField] },
  asset_imports: { reads: AssetImport },
  asset_operations: { reads: AssetOperation, derived: 'done skipped undone kept' },
  asset_options: { reads: AssetOption, writes: [NewAssetOption] },
  asset_views: { reads: AssetView, writes: [NewAssetView], derived: 'isOwn' },
  assets: {
    reads: Asset,
    writes: [NewAsset, AssetChange],
    derived: 'riskLevel riskPoints',
    renamed: { lastUpdated: 'updated_at' },
  },
  audit_entries: { reads: AuditEntry },
  audit_packs: { reads: AuditPack, derived: 'isReady' },
  automation_rules: { reads: Rule, writes: [NewRule], derived: 'done failed lastRunAt' },
  automation_runs: { reads: RuleRun },
  awareness_campaigns: { reads: Campaign, writes: [NewCampaign, CampaignChange], derived: 'counts percent' },
  awareness_certificates: { reads: Certificate, derived: 'title' },
  awareness_filings: { reads: CampaignFiling },
  backups: { reads: Backup },
  contact_messages: { reads: ContactMessage, writes: [NewContactMessage], derived: 'handledByName' },
  control_assets: { reads: LinkedRequirement, derived: 'frameworkTitle title' },
  control_comment_mentions: { reads: Mention },
  control_comments: { reads: Comment, writes: [CommentInput], derived: 'mentions' },
  control_documents: { reads: LinkedRequirement, derived: 'frameworkTitle title' },
  controls: { reads: Control, writes: [ControlChange], derived: `${OWNER} reason` },
  crosswalk_overrules: {
    reads: OverruleView,
    writes: [ProposalChange],
    derived: 'origin evidenceId documentTitle requirement before after',
  },
  document_decisions: { reads: Decision, writes: [NewDecision], derived: 'withBlanks' },
  document_drafts: { reads: WorkingDraft, writes: [DraftInput] },
  document_publications: { reads: Publication },
  document_receipts: { reads: Reader, derived: 'name dueOn' },
  document_submissions: {
    reads: Submission,
    writes: [NewSubmission],
    derived: 'submittedById decisions approverIds withBlanks',
  },
  document_versions: { reads: VersionText },
  documents: {
    reads: Document,
    writes: [DocumentChange],
    derived: `suggestions reviewDueOn status hasDraft ${OWNER}`,
  },
  edition_changes: { reads: MadeEditionChange, derived: 'controls evidence' },
  events: { reads: Event, writes: [NewEvent, EventChange], derived: `${OWNER} documentTitle` },
  event_occurrences: { writes: [EventChange], derived: 'kind repeats remindDays' },
  evidence: {
    reads: Evidence,
    writes: [EvidenceAcceptance, EvidencePeriod],
    derived: 'documentTitle carriedFrom status',
  },
  folders: { reads: Folder, derived: 'folder documents' },
  former_members: { writes: [NewUser] },
  identity_providers: { reads: IdentityProvider, writes: [NewIdentityProvider], derived: 'clientSecret' },
  invitations: { reads: Invitation, writes: [NewInvitation] },
  jobs: { reads: Job },
  language_models: { reads: LanguageModel, writes: [NewLanguageModel], derived: 'hasKey isOffered apiKey isAgreed' },
  mail_reports: { reads: MailReport, writes: [NewMailReport, Judgement] },
  memberships: { writes: [RoleChoice] },
  model_readings: { reads: ModelReading },
  notifications: { reads: Notification },
  organisation_frameworks: { reads: ChosenFramework },
  organisations: { reads: Organisation, writes: [NewOrganisation, OrganisationSettings] },
  outbox: { reads: OutboxMail, derived: 'subject' },
  questionnaire_questions: { reads: AskedQuestion, writes: [AnswerChange], derived: 'place' },
  questionnaires: {
    reads: Questionnaire,
    writes: [NewQuestionnaire, QuestionnaireChange],
    derived: 'counts columns',
    renamed: { text: 'source_text' },
  },
  quiz_rounds: { reads: QuizResult, derived: 'right total percent' },
  readiness_snapshots: { reads: Snapshot },
  recent_errors: { reads: RecentError },
  risk_acceptances: { reads: Acceptance, writes: [NewAcceptance] },
  risk_actions: { reads: RiskAction, writes: [NewAction, ActionChange], derived: OWNER },
  risk_assessments: { reads: Assessment, writes: [NewAssessment] },
  risk_controls: { writes: [ControlLink] },
  risk_methods: { reads: MethodVersion },
  risk_reviews: { reads: Review, writes: [NewReview] },
  risks: {
    reads: Risk,
    writes: [NewRisk, RiskChange],
    derived: `${OWNER} inherent residual target stage acceptance openActions lateActions doneActions controls implementedControls claim
      isReviewOverdue assetIds documentIds assessments`,
  },
  roles: { reads: CustomRole, writes: [NewCustomRole], derived: 'people' },
  self_assessment_answers: { reads: GivenAnswer },
  statement_versions: { reads: StatementVersion, derived: 'counts' },
  suggestions: { reads: Suggestion, derived: 'documentTitle', renamed: { state: 'decision' } },
  tasks: { reads: Task, writes: [NewTask, TaskChange], derived: `${OWNER} source documentTitle` },
  user_requests: { reads: UserRequest, writes: [Registration, Declination] },
  validation_feedback: { reads: ValidationFeedback, writes: [NewValidationFeedback] },
  validations: { reads: Validation, derived: 'documentTitle evidenceId' },
  vendor_assessment_answers: {
    reads: VendorAnswer,
    writes: [AnswerInput, AnswerVerdict],
    renamed: { note: 'verdict_note' },
  },
  vendor_assessment_files: { reads: EvidenceFile, derived: 'size sha256' },
  vendor_assessments: {
    reads: VendorAssessmentDetails,
    writes: [AssessmentTerms, NewVendorAssessment],
    derived: `vendorName isOverdue asked answered score linkEndsAt openedAt sections answers isPrefilled scores findings files comparison`,
  },
  vendor_monitoring_runs: { reads: MonitoringRun, derived: 'parts' },
  vendor_records: { reads: VendorRecord },
  vendor_reviews: { reads: VendorReview, writes: [NewVendorReview] },
  vendor_scores: { reads: VendorScore },
  vendors: {
    reads: Vendor,
    writes: [NewVendor, VendorChange],
    derived: `${OWNER} band basis scoredAt incidents certificateEndsOn waits assetIds riskIds`,
  },
  webhook_deliveries: { reads: WebhookDelivery },
  webhook_endpoints: {
    reads: WebhookEndpoint,
    writes: [NewWebhookEndpoint, WebhookEndpointChange],
    derived: 'waiting dead lastDeliveredAt',
  },
};
