/** Tables of which no schema says what stands in them, and why. */
export const UNSAID_TABLES: Readonly<Record<string, string>> = {
  'auth.account': 'how somebody signs in; the library writes it and nothing shows it',
  'auth.recovery_code': 'hashes of codes',
  'auth.second_factor': 'a sealed secret',
  'auth.session': 'the library writes it; people see it put together with device and place',
  'auth.sign_in_failure': 'counts by a hash of the address',
  'auth.ticket': 'hashes of secrets that were sent',
  asset_headings: 'what was learnt from a mapping, which ImportPlan bounds',
  asset_operation_rows: 'one row of AssetOperation, which counts them',
  audit_heads: 'the last link of a chain',
  automation_positions: 'how far rules have read the trail',
  awareness_answers: 'an answer, which Attempt shows together with its question',
  awareness_assignments: 'one person of Campaign, who is shown with what they did',
  awareness_attempts: 'shown as Attempt, put together with the course',
  awareness_departments: 'one line of the settings of awareness',
  awareness_readings: 'which lesson somebody opened, shown as the state of a course',
  calendar_readers: 'hash of the address of a calendar',
  carried_controls: 'what an edition change did, for taking it back',
  carried_evidence: 'what an edition change did, for taking it back',
  custom_frameworks: 'its content is CustomContent, held by its shape',
  file_audit_entries: 'what a restored file says, shown as AuditEntry',
  files: 'an upload, which is shown as what it became',
  installation: 'one row of secrets and settings of the installation',
  model_answers: 'what a language model answered, kept so that it is not asked twice',
  notification_choices: 'one value, held by its shape',
  quiz_answers: 'an answer, which QuizResult counts',
  quiz_players: 'who is shown in the list of players',
  risk_assets: 'two keys',
  risk_documents: 'two keys',
  risk_import_rows: 'what an import did to a risk, for taking it back',
  risk_proposal_dismissals: 'put together with the library, shown as DismissedProposal',
  scheduled_tasks: 'when a task of the product is due again',
  self_assessments: 'put together with its answers and the catalogue',
  vendor_assessment_links: 'hash of a link',
  vendor_assets: 'two keys',
  vendor_import_rows: 'what an import did to a vendor, for taking it back',
  vendor_monitoring_orders: 'a look that was ordered, until it becomes a MonitoringRun',
  vendor_monitoring_settings: 'one choice, which MonitoringOverview shows',
  vendor_risks: 'two keys',
  vendor_told: 'of what somebody was told already',
  webhook_secrets: 'sealed secrets',
};

/** Columns that mean the same in every table, and stand in no schema of it. */
export const KEPT_COLUMNS: readonly [name: RegExp, why: string][] = [
  [/^organisation_id$/, 'the session says it'],
  [/^id$|_id$|_by$|_by_job$/, 'a key; people are shown by their name, other things by what they are'],
  [/^at$|_at$/, 'when it happened, by the clock of the server'],
  [/hash$|sha256$|^sealed_|^previous_sealed$/, 'hashes and sealed secrets are shown to nobody'],
  [/^by_name$|_by_name$/, 'who did it, shown in the audit trail'],
  [/^reminded_on$|^told$/, 'what people were told already'],
];

/** Columns that no schema says, and why. */
const UNSAID: readonly [why: string, columns: string][] = [
  [
    'a mark of the account, shown as what its session must do',
    'auth.user.email_verified auth.user.onboarded auth.user.must_change_password auth.user.get_started_completed auth.user.dark_mode',
  ],
  ['what a browser proves a passkey by', 'auth.passkey.public_key auth.passkey.counter auth.passkey.transports'],
  ['shown as a device and a place', 'auth.sign_in.ip_address auth.sign_in.user_agent auth.sign_in.country'],
  ['what a mail is made of, shown as its text', 'outbox.link outbox.reply_to outbox.values'],
  ['in which language the answer is to be', 'contact_messages.language'],
  [
    'how far work has come, and what it left for later',
    `jobs.cancel_requested asset_imports.last_row documents.engine documents.text documents.draft_key documents.source_markdown
      document_drafts.pages agreements.text vendor_monitoring_runs.has_reached automation_runs.key webhook_deliveries.cause`,
  ],
  [
    'said by the address of what is asked',
    `readiness_snapshots.framework statement_versions.framework crosswalk_overrules.from_framework
      crosswalk_overrules.from_requirement crosswalk_overrules.to_framework crosswalk_overrules.to_requirement
      edition_changes.from_framework edition_changes.to_framework event_occurrences.original_on`,
  ],
  [
    'said as a part of something else: a path, a place, a point, a source',
    `folders.path tasks.source_kind tasks.source_key questionnaire_questions.sheet questionnaire_questions.row
      agreement_commitments.position agreement_commitments.is_added risks.ordinal risks.inherent_likelihood
      risks.inherent_impact risks.inherent_method risks.residual_likelihood risks.residual_impact risks.residual_method
      risks.target_likelihood risks.target_impact risks.target_method event_occurrences.is_removed suggestions.reason
      organisation_frameworks.in_statement`,
  ],
  [
    'counted by the server',
    'event_occurrences.version evidence.version document_receipts.version awareness_certificates.course_version',
  ],
  ['the last day of a repeated event, for finding it', 'events.last_on'],
  ['the order in which they are listed', 'asset_fields.position'],
  ['by whom, should they leave', 'document_receipts.user_name'],
  ['to whom something may be shown', 'audit_packs.holds notifications.is_shown notifications.for_webhooks'],
];
export const UNSAID_COLUMNS: readonly string[] = UNSAID.flatMap(([, columns]) => columns.split(/\s+/));

/** Differences that are meant, and why. */
export const MEANT: Readonly<Record<string, string>> = {
  'agreements.refusal': 'a code of the engine: a new one needs no migration',
  'auth.sign_in.method': 'a failed sign-in may name a way that is no more',
  'auth.sign_in.user_id': 'who failed by an unknown address stands in no list',
  'automation_runs.reason': 'a code of the runner: a new one needs no migration',
  'controls.changed_at': 'an untouched control has no row',
  'document_drafts.revision': 'compared with what is stored, never stored',
  'document_receipts.read_at': 'who has not read yet has no row',
  'documents.number': 'no number is stored as null',
  'documents.refusal': 'a code of the engine: a new one needs no migration',
  'documents.type': 'a code of the engine: a new one needs no migration',
  'evidence.reason': 'no reason is stored as null; where one is needed, empty is refused',
  'folders.id': 'a folder that only documents name has no row',
  'model_readings.failure': 'a code of the engine: a new one needs no migration',
  'outbox.next_attempt_at': 'said only of what waits',
  'quiz_rounds.finished_at': 'a round is a result once it is finished',
  'risk_controls.framework': 'a requirement that the catalogue does not have is refused',
  'risk_controls.requirement_id': 'a requirement that the catalogue does not have is refused',
  'risk_methods.made_at': 'the method that is there from the beginning has no row',
  'user_requests.status': 'a request that waits is in no backup',
  'validations.refusal': 'a code of the engine: a new one needs no migration',
  'vendor_assessments.state': 'some states follow from the link',
};
