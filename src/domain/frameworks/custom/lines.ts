import { z } from 'zod';
import { Relation } from '../crosswalk.ts';
import { RELATIONS } from '../values.ts';
import {
  CUSTOM_LIMITS,
  CUSTOM_PRIORITIES,
  type CustomMapping,
  type CustomRequirement,
  REQUIREMENT_ID,
} from './content.ts';

/** The fields of a requirement, by the names a file has for them. */
export const CUSTOM_FIELDS = [
  'id',
  'title',
  'domain',
  'explanation',
  'priority',
  'effort',
  'asks',
  'keywords',
  'evidence',
  'iso27001',
] as const;
export const CustomField = z.enum(CUSTOM_FIELDS);
export type CustomField = z.infer<typeof CustomField>;

/** A mapping as it is written; `relation` and `why` are empty where nothing is said. */
export interface MappingLine {
  to: string;
  relation: string;
  why: string;
}

/** One requirement as the file has it. `row` is the row of a table (headings are row 1) or the line of a YAML file. */
export interface CustomLine extends Record<'id' | 'title' | 'domain' | 'explanation' | 'priority' | 'effort', string> {
  row: number;
  asks: string[];
  keywords: string[];
  evidence: string[];
  iso27001: MappingLine[];
}

export const CUSTOM_ISSUES = [
  'required',
  'too-long',
  'too-many',
  'malformed-id',
  'duplicate',
  'not-allowed',
  'unknown-requirement',
  'unknown-relation',
  'too-many-domains',
] as const;

/** What is wrong in one field. `allowed`: what may stand there, the most it may be, or the row that has the id already. */
export const CustomIssue = z.object({
  field: CustomField,
  code: z.enum(CUSTOM_ISSUES),
  value: z.string(),
  allowed: z.array(z.string()),
});
export type CustomIssue = z.infer<typeof CustomIssue>;

export interface CheckedLine {
  row: number;
  requirement: CustomRequirement;
  issues: CustomIssue[];
}

const MOST: Readonly<Record<'id' | 'title' | 'domain' | 'explanation', number>> = {
  id: 40,
  title: 200,
  domain: 120,
  explanation: 4000,
};
const MOST_EACH = { asks: 300, keywords: 80, evidence: 200 } as const;
const MAPPED = 'Said in the uploaded file.';

/** `DOMAIN` stands where a file names none. */
export const NO_DOMAIN = 'General';

/**
 * Holds the lines of a file against what a requirement may be. A requirement with issues is as near to what was meant as can be said, for
 * looking at, and never kept.
 * @param known ids of the requirements that may be mapped to.
 */
export function checkLines(lines: readonly CustomLine[], known: ReadonlySet<string>): CheckedLine[] {
  const first = new Map<string, number>();
  const domains = new Set<string>();
  return lines.map((line) => {
    const issues: CustomIssue[] = [];
    const say = (field: CustomField, code: CustomIssue['code'], value: string, allowed: readonly string[] = []) =>
      void issues.push({ field, code, value: value.slice(0, 200), allowed: [...allowed] });
    for (const field of ['id', 'title'] as const) if (line[field] === '') say(field, 'required', '');
    for (const field of ['id', 'title', 'domain', 'explanation'] as const)
      if (line[field].length > MOST[field]) say(field, 'too-long', line[field], [String(MOST[field])]);
    if (line.id !== '' && line.id.length <= MOST.id && !REQUIREMENT_ID.test(line.id))
      say('id', 'malformed-id', line.id);
    const earlier = line.id === '' ? undefined : first.get(line.id);
    if (earlier !== undefined) say('id', 'duplicate', line.id, [String(earlier)]);
    else if (line.id !== '') first.set(line.id, line.row);
    const domain = line.domain || NO_DOMAIN;
    domains.add(domain);
    if (domains.size === CUSTOM_LIMITS.domains + 1)
      say('domain', 'too-many-domains', domain, [String(CUSTOM_LIMITS.domains)]);
    for (const field of ['asks', 'keywords', 'evidence'] as const) {
      if (line[field].length > CUSTOM_LIMITS.lists)
        say(field, 'too-many', String(line[field].length), [String(CUSTOM_LIMITS.lists)]);
      const long = line[field].find((text) => text.length > MOST_EACH[field]);
      if (long !== undefined) say(field, 'too-long', long, [String(MOST_EACH[field])]);
    }
    const { id, title, explanation, asks, keywords, evidence } = line;
    const requirement: CustomRequirement = {
      id,
      title,
      domain,
      explanation,
      asks,
      keywords,
      evidence,
      priority: levelOf(line, 'priority', say),
      effort: levelOf(line, 'effort', say),
      mappings: mappingsOf(line, known, say),
    };
    return { row: line.row, requirement, issues };
  });
}

type Say = (field: CustomField, code: CustomIssue['code'], value: string, allowed?: readonly string[]) => void;

function levelOf(line: CustomLine, field: 'priority' | 'effort', say: Say): CustomRequirement['priority'] {
  const wanted = line[field].toLowerCase();
  const level = CUSTOM_PRIORITIES.find((each) => each === wanted);
  if (!level && wanted !== '') say(field, 'not-allowed', line[field], CUSTOM_PRIORITIES);
  return level ?? 'medium';
}

function mappingsOf(line: CustomLine, known: ReadonlySet<string>, say: Say): CustomMapping[] {
  const mappings = new Map<string, CustomMapping>();
  if (line.iso27001.length > CUSTOM_LIMITS.mappings)
    say('iso27001', 'too-many', String(line.iso27001.length), [String(CUSTOM_LIMITS.mappings)]);
  for (const { to, relation: said, why } of line.iso27001) {
    const id = known.has(to) ? to : `A.${to}`;
    const relation = Relation.safeParse(said === '' ? 'intersects' : said.toLowerCase());
    if (!known.has(id)) say('iso27001', 'unknown-requirement', to);
    else if (!relation.success) say('iso27001', 'unknown-relation', said, RELATIONS);
    else if (why.length > 600) say('iso27001', 'too-long', why, ['600']);
    else mappings.set(id, { to: id, relation: relation.data, why: why || MAPPED });
  }
  return [...mappings.values()];
}
