import { requestHeaders } from './current-organisation.ts';
import { ProblemError, problemOf } from './problem.ts';

/**
 * One plain request to the server, JSON in and out, for the few places that must not load the typed client
 * (the session, signing in, setting up) and for uploads (pass a FormData). Throws a ProblemError.
 */
export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { ...requestHeaders(), ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ProblemError(problemOf({ data: answer, status: response.status }));
  return answer as T;
}
