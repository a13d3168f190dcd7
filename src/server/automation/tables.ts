import type { ColumnType, Generated } from 'kysely';
import type { EventNames } from '#domain/automation/event-names.ts';
import type { Rule, RuleRun } from '#domain/automation/rule.ts';
import type { DeliveryTry, WebhookDelivery, WebhookEndpoint } from '#domain/automation/webhook.ts';

type At = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;
type JsonDefault<T> = ColumnType<T, string | undefined, string>;

export interface AutomationTables {
  webhook_endpoints: {
    id: string;
    organisation_id: string;
    name: string;
    url: string;
    events: Json<string[]>;
    is_on: Generated<boolean>;
    event_names: ColumnType<EventNames, EventNames | undefined, EventNames>;
    off_reason: WebhookEndpoint['offReason'];
    failing_since: At | null;
    created_at: At;
    created_by: string;
    created_by_name: string;
    version: Generated<number>;
  };
  webhook_secrets: {
    organisation_id: string;
    endpoint_id: string;
    sealed: string;
    previous_sealed: string | null;
    previous_until: At | null;
  };
  webhook_deliveries: {
    id: string;
    organisation_id: string;
    endpoint_id: string;
    cause: string;
    event: string;
    title: string;
    body: string;
    state: Generated<WebhookDelivery['state']>;
    attempts: Generated<number>;
    tries: JsonDefault<DeliveryTry[]>;
    next_attempt_at: At | null;
    created_at: At;
    finished_at: At | null;
  };
  automation_rules: {
    id: string;
    organisation_id: string;
    name: string;
    is_on: boolean;
    off_reason: Rule['offReason'];
    trigger: Json<Rule['trigger']>;
    actions: Json<Rule['actions']>;
    most_per_hour: number;
    maker_id: string;
    maker_name: string;
    created_at: At;
    changed_at: At;
    armed_at: At;
    version: Generated<number>;
  };
  automation_runs: {
    id: string;
    organisation_id: string;
    rule_id: string;
    rule_name: string;
    key: string;
    at: At;
    state: RuleRun['state'];
    reason: RuleRun['reason'];
    cause: Json<RuleRun['cause']>;
    effects: JsonDefault<RuleRun['effects']>;
    depth: Generated<number>;
    chain: JsonDefault<string[]>;
    count: Generated<number>;
  };
  automation_positions: { organisation_id: string; number: number; hash: string };
}
