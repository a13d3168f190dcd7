import { exists, getFixedT, t } from 'i18next';
import { readIssue } from '#domain/issue.ts';

type Params = Readonly<Record<string, string | number>>;

/** A problem answer of the server (RFC 9457), or what we make of a failed connection. */
export interface Problem {
  status: number;
  code: string;
  /** The values in what `code` says. */
  params?: Params;
  detail: string;
  /** What a person tells an administrator so that the log entry is found. */
  reference: string | null;
  issues: { path: string; message: string }[];
}

export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail || problem.code);
    this.problem = problem;
  }
}

/** The problem behind anything that was thrown: an answer of the typed client, of `request`, or a broken connection. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  const thrown = fieldsOf(error);
  const data = fieldsOf(thrown['data']);
  const status = Number(thrown['status'] ?? data['status'] ?? 0);
  const offline = !status && (error instanceof TypeError || !navigator.onLine);
  return {
    status,
    code: text(data['code']) ?? text(thrown['code']) ?? (offline ? 'OFFLINE' : 'UNKNOWN'),
    params: fieldsOf(data['params'] ?? thrown['params']) as Params,
    detail: text(data['detail']) ?? text(thrown['detail']) ?? text(thrown['message']) ?? '',
    reference: text(data['reference']) ?? text(thrown['reference']) ?? null,
    issues: issuesOf(data['issues'] ?? thrown['issues']),
  };
}

/** What was asked for is not there, or its address cannot be one: another try would answer the same. */
export function isMissing(error: unknown): boolean {
  const { status, issues } = problemOf(error);
  return status === 404 || (status === 422 && issues.some(({ path, message }) => isNoAddress(path, message)));
}

const isNoAddress = (path: string, message: string) => path === 'id' && message === 'Invalid UUID';

/** Turns anything that was thrown into a sentence in the person's language. */
export function messageOf(error: unknown): string {
  const { code, params, status, detail, issues } = problemOf(error);
  const issue = issues[0];
  if (issue && isNoAddress(issue.path, issue.message)) return t('problems:status.404');
  if (issue) return translatedMessage(issue.message);
  if (exists(`problems:code.${code}`, params)) return t(`problems:code.${code}`, { ...params });
  if (exists(`problems:status.${status}`)) return t(`problems:status.${status}`);
  return status >= 500 || !detail ? t('problems:unknown') : detail;
}

/** What a schema holds against a value, in the person's language; what is in words already, and the library's own, shows as it is. */
export function translatedMessage(message: string): string {
  const read = readIssue(message);
  return read ? sayIssue(read.code, read.params) : message;
}

/** An issue as the server answers it. */
export function translatedIssue({ code = '', params, message }: { code?: string; params?: Params; message: string }) {
  return exists(`problems:issue.${code}`, params) ? sayIssue(code, params) : message;
}

const sayIssue = (code: string, params: Params = {}) => getFixedT(null, 'problems', 'issue')(code, { ...params });

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

function issuesOf(value: unknown): Problem['issues'] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => {
    const { path, message, code, params } = fieldsOf(entry);
    return {
      path: Array.isArray(path) ? path.join('.') : (text(path) ?? ''),
      message: translatedIssue({
        code: text(code) ?? '',
        params: fieldsOf(params) as Params,
        message: text(message) ?? '',
      }),
    };
  });
}
