import { requestHeaders } from '../kit/requests/current-organisation.ts';
import { problemOf } from '../kit/requests/problem.ts';

/**
 * Tells the server what broke and answers with the reference that finds it in the log; null when the server cannot be reached.
 * An answer of the server is in its log already, under the reference that it brought.
 */
export async function reportError(error: unknown): Promise<string | null> {
  const { reference } = problemOf(error);
  if (reference) return reference;
  if (import.meta.env.DEV) console.error(error);
  const { message = String(error), stack } = error instanceof Error ? error : {};
  const body = {
    message: message.slice(0, 2000),
    stack: stack?.slice(0, 8000),
    path: window.location.pathname.slice(0, 500),
  };
  // Plain fetch: the typed client may be what broke.
  const response = await fetch('/api/v1/client-errors', {
    method: 'POST',
    headers: { ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response?.ok) return null;
  return ((await response.json()) as { reference: string }).reference;
}
