import { ProblemError, problemOf } from './problem.ts';

const NAME = /filename\*=UTF-8''([^;]+)/;

/** Has the server make a file and hands it to the browser to keep. @returns what the answer says beside. @throws ProblemError where it is refused. */
export async function download(address: string): Promise<Headers> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => null);
    throw new ProblemError(problemOf({ data, status: response.status }));
  }
  const [, name = 'report'] = NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = decodeURIComponent(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return response.headers;
}
