import { type CheckedDocument, objectionsTo } from '#domain/documents/check/check-documents.ts';
import { objectionsToLibrary } from '#domain/documents/check/check-library.ts';
import type { Objection } from '#domain/documents/check/objection.ts';
import {
  type ObjectionKind,
  OBJECTION_KINDS,
  SEVERITIES,
  SEVERITY_OF,
  type Severity,
} from '#domain/documents/check/values.ts';
import { getSettings } from '../../organisations/settings.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { checkedDocuments, libraryFacts, fingerprints } from './facts.ts';

/** Documents that stand alike, and how often each kind is said of every one of them. */
type Group = Pick<CheckedDocument, 'state' | 'check'> & { count: number; kinds: Map<ObjectionKind, number> };

/** What is said of one kind and severity: of the documents, by group, or of the library, word for word. */
interface Line {
  kind: ObjectionKind;
  severity: Severity;
  count: number;
  library: Objection[];
}

interface Survey {
  /** By title, each with its group. */
  documents: readonly { id: string; fingerprint: string }[];
  groups: Map<string, Group>;
  /** Gravest first. */
  lines: Line[];
}

/** How much there is to object to, gravest first: of documents that stand alike one is looked at, however large the library. */
export async function survey(context: Context, documentId?: string): Promise<Survey> {
  const documents = await fingerprints(context, documentId);
  const groups = await groupsOf(context, documents);
  const { language } = await getSettings(context);
  const library = documentId ? [] : (await libraryFacts(context, language)).flatMap(objectionsToLibrary);
  const lines = SEVERITIES.flatMap((severity) =>
    OBJECTION_KINDS.map((kind): Line => {
      const said = library.filter((each) => each.kind === kind && each.severity === severity);
      const groupsSum =
        SEVERITY_OF[kind] === severity
          ? [...groups.values()].reduce((sum, { count, kinds }) => sum + count * (kinds.get(kind) ?? 0), 0)
          : 0;
      return { kind, severity, count: groupsSum + said.length, library: said };
    }),
  );
  return { documents, groups, lines: lines.filter(({ count }) => count > 0) };
}

async function groupsOf(context: Context, documents: Survey['documents']): Promise<Map<string, Group>> {
  const counts = new Map<string, number>();
  const samples = new Map<string, string>();
  for (const { id, fingerprint } of documents) {
    counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
    if (!samples.has(fingerprint)) samples.set(fingerprint, id);
  }
  const looked = new Map((await checkedDocuments(context, [...samples.values()])).map((each) => [each.id, each]));
  const groups = new Map<string, Group>();
  for (const [fingerprint, id] of samples) {
    const sample = looked.get(id);
    if (!sample) continue;
    const kinds = new Map<ObjectionKind, number>();
    for (const { kind } of objectionsTo(sample, dayOf(context.now))) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    groups.set(fingerprint, { state: sample.state, check: sample.check, count: counts.get(fingerprint) ?? 0, kinds });
  }
  return groups;
}

/** So many objections from a place on, with their passages. */
export async function pageOf(context: Context, { documents, groups, lines }: Survey, from: number, size: number) {
  const named: (Objection | string)[] = [];
  let skipped = 0;
  for (const { kind, count, library } of lines) {
    if (skipped + count <= from) {
      skipped += count;
      continue;
    }
    for (const each of linesOf(documents, groups, kind, library)) {
      if (skipped < from) skipped += 1;
      else if (named.length < size) named.push(each);
      else break;
    }
    if (named.length === size) break;
  }
  const ids = [...new Set(named.flatMap((each) => (typeof each === 'string' ? (each.split(' ')[0] ?? []) : [])))];
  const said = ids.length === 0 ? [] : await checkedDocuments(context, ids);
  const whole = new Map(said.flatMap((each) => objectionsTo(each, dayOf(context.now))).map((each) => [each.id, each]));
  // What was mended in this very moment is left out.
  return named.flatMap((each) => (typeof each === 'string' ? (whole.get(each) ?? []) : each));
}

/** The ids of what is said of documents, then what is said of the library. */
function* linesOf(documents: Survey['documents'], groups: Survey['groups'], kind: ObjectionKind, library: Objection[]) {
  for (const { id, fingerprint } of documents) {
    const times = groups.get(fingerprint)?.kinds.get(kind) ?? 0;
    for (let time = 0; time < times; time += 1) yield `${id} ${kind} ${time}`;
  }
  yield* library;
}
