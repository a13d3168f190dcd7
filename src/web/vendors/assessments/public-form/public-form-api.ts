import type { AnsweringView } from '#contract/vendors/assessments.ts';
import type { SheetPreview } from '#domain/vendors/assessments/sheet.ts';
import { ProblemError, problemOf } from '../../../kit/requests/problem.ts';
import { request } from '../../../kit/requests/request.ts';

// What holders of a link ask. The link's secret goes in bodies and headers, never in an address.

export type ShownAnswer = AnsweringView['answers'][number];
export type AnswerValues = Pick<ShownAnswer, 'value' | 'reason' | 'comment'>;
export interface Given extends Partial<AnswerValues> {
  questionId: string;
  version?: number;
}

const PATH = '/api/v1/vendor-answers';

export const look = (token: string, language: string) =>
  request<AnsweringView>('POST', `${PATH}/looks`, { token, language });

export const save = (token: string, answers: Given[]) =>
  request<{ answers: ShownAnswer[]; replaced: (AnswerValues & { questionId: string })[] }>('POST', `${PATH}/answers`, {
    token,
    answers,
  });

/** When the page goes away: the browser finishes it on its own. */
export function saveLast(token: string, answers: Given[]): void {
  const body = JSON.stringify({ token, answers });
  void fetch(`${PATH}/answers`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
}

export const takeBack = (token: string, fileId: string) =>
  request<object>('POST', `${PATH}/removals`, { token, fileId });

export const submit = (token: string, who: { name: string; email: string; role: string }) =>
  request<{ submittedAt: string }>('POST', `${PATH}/submissions`, { token, ...who });

async function send(method: 'GET' | 'POST', path: string, token: string, file?: File): Promise<Response> {
  const response = await fetch(PATH + path, {
    method,
    headers: { 'x-assessment-link': token, ...(file && { 'content-type': 'application/octet-stream' }) },
    ...(file && { body: file }),
  });
  if (response.ok) return response;
  const data: unknown = await response.json().catch(() => null);
  throw new ProblemError(problemOf({ data, status: response.status }));
}

export const giveEvidence = (token: string, question: string, file: File) =>
  send('POST', `/files?${new URLSearchParams({ question, name: file.name })}`, token, file);

export async function readWorkbook(token: string, file: File): Promise<SheetPreview> {
  return (await (await send('POST', '/workbook', token, file)).json()) as SheetPreview;
}

export async function saveWorkbook(token: string, language: string, name: string): Promise<void> {
  const response = await send('GET', `/workbook?${new URLSearchParams({ language })}`, token);
  const href = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
