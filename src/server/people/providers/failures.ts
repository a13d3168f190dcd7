import { ProviderFailure } from '#domain/people/provider.ts';
import { OutgoingError } from '../../platform/http/outgoing-requests.ts';
import { Problem } from '../../platform/http/problems.ts';

/** Ends a visit to a provider with one of the reasons that have a sentence. */
export class ProviderStop extends Error {
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** What a provider may answer (RFC 6749 4.1.2.1 and 5.2, OpenID Connect Core 3.1.2.6), and what it means to whoever sees it. */
const ANSWERS: Record<string, ProviderFailure> = {
  access_denied: 'refused',
  consent_required: 'refused',
  login_required: 'sign_in_at_provider',
  interaction_required: 'sign_in_at_provider',
  account_selection_required: 'sign_in_at_provider',
  temporarily_unavailable: 'temporarily_unavailable',
  server_error: 'temporarily_unavailable',
  // The code was used before, or its time is over.
  invalid_grant: 'expired',
  invalid_client: 'misconfigured',
  unauthorized_client: 'misconfigured',
  invalid_request: 'misconfigured',
  invalid_scope: 'misconfigured',
  unsupported_response_type: 'misconfigured',
  unsupported_grant_type: 'misconfigured',
  redirect_uri_mismatch: 'misconfigured',
};

/** Codes of the library under the client (it refused to believe an answer, or understood none) and of the network. */
const CODES: Record<string, ProviderFailure> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'not_trusted',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'not_trusted',
  OAUTH_KEY_SELECTION_FAILED: 'not_trusted',
  OAUTH_INVALID_RESPONSE: 'not_trusted',
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: 'misconfigured',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'misconfigured',
  OAUTH_RESPONSE_IS_NOT_JSON: 'misconfigured',
  OAUTH_PARSE_ERROR: 'misconfigured',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'misconfigured',
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: 'misconfigured',
  OAUTH_MISSING_SERVER_METADATA: 'misconfigured',
  OAUTH_INVALID_SERVER_METADATA: 'misconfigured',
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_ABORT: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
};

/** The reason behind whatever was thrown on the way; `provider_error` when it is none that we know. */
export function failureOf(error: unknown): ProviderFailure {
  for (const one of causesOf(error)) {
    if (one instanceof ProviderStop) return one.failure;
    if (one instanceof OutgoingError) return one.code === 'refused' ? 'not_trusted' : 'unreachable';
    if (one instanceof Problem) return failureOfProblem(one);
    const { error: answer, code, message } = one as { error?: unknown; code?: unknown; message?: unknown };
    const meant = ANSWERS[String(answer)] ?? CODES[String(code)];
    if (meant) return meant;
    if (message === 'fetch failed') return 'unreachable';
  }
  return 'provider_error';
}

function failureOfProblem({ code, status }: Problem): ProviderFailure {
  if (code === 'link_expired') return 'expired';
  if (status === 429) return 'too_often';
  return ProviderFailure.safeParse(code).data ?? 'provider_error';
}

function causesOf(error: unknown): object[] {
  const causes: object[] = [];
  for (let one = error; one && typeof one === 'object' && causes.length < 10; one = (one as Error).cause)
    causes.push(one);
  return causes;
}
