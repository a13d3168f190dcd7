import { ORPCError } from '@orpc/server';
import { readIssue } from '#domain/issue.ts';
import { isDatabaseAway } from '../database/connection-lost.ts';
import { messagesOf } from '../messages.ts';

/** What a message has in it, by the names that it has in the book of messages. */
export type Params = Readonly<Record<string, string | number>>;

/** What is wrong with one field of the input: a message that `issue` of the domain wrote, or a library's own with its code. */
export interface Issue {
  path: string;
  message: string;
  code?: string;
}

/** How it is answered: in English for who reads the API; the interface says `code` with `params` in its own languages (`problems:issue.<code>`). */
export interface IssueAnswer extends Issue {
  params?: Params;
}

/** RFC 9457. `reference` finds the request in the log; the interface says `code` with `params` in its own languages (`problems:code.<code>`). */
export interface ProblemAnswer {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  params?: Params;
  reference: string;
  issues?: IssueAnswer[];
}

export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Params | undefined;
  readonly issues: Issue[] | undefined;
  readonly headers: Record<string, string>;
  constructor(
    status: number,
    code: string,
    detail: string,
    more: { params?: Params; issues?: Issue[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.params = more.params;
    this.issues = more.issues;
    this.headers = more.headers ?? {};
  }
}

/** Also for what belongs to another organisation: the two answers are one. */
export const notFound = () => new Problem(404, 'not_found', 'There is no such thing here.');
export const conflict = (code: string, detail: string) => new Problem(409, code, detail);
export const forbidden = () => new Problem(403, 'forbidden', 'Your role does not allow this.');
export const tokenRefused = () =>
  new Problem(403, 'token_refused', 'API tokens act in their organisation; this is for people alone.');
export const unauthenticated = () => new Problem(401, 'unauthenticated', 'Sign in first.');
export const invalid = (issues: Issue[]) =>
  new Problem(422, 'invalid', 'Some of this cannot be accepted as it is.', { issues });
/** What a schema refuses. */
export const invalidInput = (issues: readonly SchemaIssue[]) =>
  invalid(issues.map(({ path = [], message, code }) => ({ path: joinPath(path), message, ...(code && { code }) })));
export const tooLarge = (detail: string) => new Problem(413, 'too_large', detail);
/** The database is away: restarted, failed over, or not to be reached. Seconds until another try is worth it. */
export const AWAY_SECONDS = '1';
export const databaseAway = () =>
  new Problem(503, 'database_away', 'The database does not answer at the moment. Try again in a moment.', {
    headers: { 'retry-after': AWAY_SECONDS },
  });
/** What the system says where there is no room (53100 of PostgreSQL too), or where nothing may be written. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

function diskProblemOf(code: unknown): Problem | undefined {
  if (DISK_FULL.has(String(code)))
    return new Problem(507, 'disk_full', 'There is no room left on the disk. Nothing was stored.');
  if (code === 'EROFS')
    return new Problem(507, 'disk_read_only', 'The disk can only be read at the moment. Nothing was stored.');
  return undefined;
}

export const tooMany = (seconds: number) =>
  new Problem(429, 'too_many_requests', 'Too many requests. Wait a moment and try again.', {
    headers: { 'retry-after': String(seconds) },
  });

const TITLES: Record<number, string> = {
  400: 'Malformed request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Invalid input',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available',
  507: 'No room to store',
};

/**
 * SQLSTATEs of a value that a column cannot hold: too long, number or date out of range, not a date, not an id, not a text. The schemas
 * refuse what they can; the year zero, for one, is a date to them and none to PostgreSQL.
 */
const UNKEPT = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** SQLSTATEs of what is more, longer or deeper than the database takes at once. */
const BEYOND_LIMITS = /^54\d/;

/** Any error as what may be told of it. What is not ours to tell becomes a 500 that says nothing but its reference. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ORPCError) return fromOrpc(error);
  if (isDatabaseAway(error)) return databaseAway();
  const code = (error as { code?: unknown } | null)?.code;
  const diskProblem = diskProblemOf(code);
  if (diskProblem) return diskProblem;
  // A foreign key or uniqueness that no handler foresaw is still the caller's, not ours.
  if (code === '23505') return conflict('duplicate', 'This exists already.');
  if (code === '40P01') return conflict('busy', 'Somebody else is changing the same things. Try again.');
  if (UNKEPT.has(String(code)) || BEYOND_LIMITS.test(String(code)))
    return new Problem(
      422,
      'invalid',
      'Some of this cannot be kept: a date, a number or a text is beyond what is possible.',
    );
  if (code === '23503')
    return conflict('in_use', 'Something this refers to is missing, or something still refers to it.');
  return new Problem(500, 'internal', 'Something went wrong on our side. The reference finds it in the log.');
}

function fromOrpc(error: ORPCError<string, unknown>): Problem {
  if (error.cause instanceof Problem) return error.cause;
  if (isDatabaseAway(error.cause)) return databaseAway();
  const diskProblem = diskProblemOf((error.cause as { code?: unknown } | undefined)?.code);
  if (diskProblem) return diskProblem;
  const issues = (error.data as { issues?: SchemaIssue[] } | undefined)?.issues;
  if (error.code === 'BAD_REQUEST' && issues) return invalidInput(issues);
  if (error.code === 'BAD_REQUEST') return new Problem(400, 'malformed', 'The request cannot be read.');
  if (error.status < 500) return new Problem(error.status, error.code.toLowerCase(), error.message);
  return new Problem(500, 'internal', 'Something went wrong on our side. The reference finds it in the log.');
}

interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  code?: string | undefined;
}

function joinPath(path: readonly (PropertyKey | { key: PropertyKey })[]): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}

const english = messagesOf('problems', 'en');

/** Says in English what is held against something, with the code and the values of it. */
export function inEnglish<T extends { message: string }>(held: T): T & { code?: string; params?: Params } {
  const read = readIssue(held.message);
  return read ? { ...held, message: english(`issue.${read.code}`, read.params), ...read } : held;
}

export function answerOf(problem: Problem, reference: string): ProblemAnswer {
  const { status, code, message, params, issues } = problem;
  const answer: ProblemAnswer = {
    type: `urn:clausewise:problem:${code}`,
    title: TITLES[status] ?? 'Problem',
    status,
    detail: message,
    code,
    ...(params && { params }),
    reference,
  };
  return issues ? { ...answer, issues: issues.map(inEnglish) } : answer;
}
