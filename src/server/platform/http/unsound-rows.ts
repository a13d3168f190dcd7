import { ORPCError, ValidationError } from '@orpc/server';
import { noteError } from '../recent-errors.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';

type Issues = ValidationError['issues'];
interface Procedure {
  '~orpc': { outputSchema?: { '~standard': { validate(value: unknown): unknown } } };
}
/** What of a request says where it was asked. */
interface Asked {
  services: Services;
  log: Log;
  requestId: string;
  actsIn?: string;
  route?: string;
}
interface Checked {
  value?: unknown;
  issues?: Issues;
}

/**
 * The answer of what reads, without the elements of its lists that are not as the contract says they are: one row that somebody planted or a
 * fault wrote does not hide all others. Which ones were left out stands in the log and among the errors.
 */
export async function withoutUnsound<Answer extends { output: unknown }>(
  context: Asked,
  procedure: Procedure,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    const refused = refusalIn(error);
    const schema = procedure['~orpc'].outputSchema;
    if (!refused || !schema) throw error;
    const left: string[] = [];
    const sound = leaveOut(refused.data, refused.issues, left);
    const { value, issues } = (await schema['~standard'].validate(sound)) as Checked;
    if (left.length === 0 || issues) throw error;
    context.log.error({ route: context.route, left, issues: refused.issues.slice(0, 5) }, 'rows left out of an answer');
    const { services, requestId: id, actsIn: organisationId, route: place = '' } = context;
    void noteError(services, {
      id,
      organisationId,
      origin: 'server',
      place,
      what: `Rows left out: ${left.join(', ')}`,
    });
    return { output: value } as Answer;
  }
}

function refusalIn(error: unknown): ValidationError | undefined {
  return error instanceof ORPCError && error.status >= 500 && error.cause instanceof ValidationError
    ? error.cause
    : undefined;
}

/** A copy without the outermost element of a list that each issue is about. */
function leaveOut(data: unknown, issues: Issues, left: string[]): unknown {
  const places = new Map<string, Set<number>>();
  for (const { path = [] } of issues) {
    const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
    const at = keys.findIndex((key) => typeof key === 'number');
    if (at < 0) continue;
    const list = keys.slice(0, at).join('.');
    places.set(list, (places.get(list) ?? new Set()).add(keys[at] as number));
  }
  const copy = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      const out = places.get(path);
      if (!out) return value;
      for (const index of out) left.push(nameOf(value[index], path, index));
      return value.filter((_, index) => !out.has(index));
    }
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, copy(each, path === '' ? key : `${path}.${key}`)]),
    );
  };
  return copy(data, '');
}

function nameOf(element: unknown, path: string, index: number): string {
  const id = (element as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : `${path}[${index}]`;
}
