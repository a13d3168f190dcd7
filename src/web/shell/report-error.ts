import { problemOf } from '../kit/problem.ts';

/** In development the console says what broke; an answer of the server is in the server's log already, under its reference. */
export function reportError(error: unknown): void {
  if (import.meta.env.DEV) console.error(problemOf(error), error);
}
