import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, stringify, type YAMLMap } from 'yaml';
import { CUSTOM_LIMITS, type CustomContent, type CustomHead } from '#domain/frameworks/custom/content.ts';
import type { CustomLine, MappingLine } from '#domain/frameworks/custom/lines.ts';
import type { CustomRefusal } from '#domain/frameworks/custom/upload.ts';

/** Deeper nothing of ours is; a reader that goes down by itself would run out of its stack. */
const MOST_BRACKETS = 64;

/** The framework of a YAML file: its head, and `domains` with their `requirements`. Names point nowhere: aliases are refused. */
export function readYaml(text: string): { head: Partial<CustomHead>; lines: CustomLine[] } | CustomRefusal {
  if (nestsDeeply(text)) return { code: 'unreadable', detail: 'It nests deeper than a framework can.' };
  const counter = new LineCounter();
  // Looking for keys that stand twice, and making every error pretty, take time that grows with the square of the file.
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: false });
  const [fault] = document.errors;
  if (fault)
    return { code: 'unreadable', detail: `Line ${counter.linePos(fault.pos[0]).line}: ${fault.message.slice(0, 200)}` };
  const lineOf = (node: unknown) => counter.linePos((node as Node).range?.[0] ?? 0).line;
  const root = document.contents;
  if (!isMap(root)) return { code: 'unreadable', detail: 'It must be a map with title and domains.' };
  const domains = root.get('domains');
  if (!isSeq(domains)) return { code: 'unreadable', detail: 'It must have a list of domains.' };
  const lines: CustomLine[] = [];
  for (const domain of domains.items) {
    const requirements = isMap(domain) ? domain.get('requirements') : undefined;
    if (!isMap(domain) || !isSeq(requirements))
      return { code: 'unreadable', detail: `Line ${lineOf(domain)}: a domain has a title and a list of requirements.` };
    for (const requirement of requirements.items) {
      if (!isMap(requirement))
        return {
          code: 'unreadable',
          detail: `Line ${lineOf(requirement)}: a requirement has at least an id and a title.`,
        };
      lines.push(lineFrom(requirement, lineOf(requirement), textOf(domain.get('title', true))));
      if (lines.length > CUSTOM_LIMITS.requirements) return { code: 'too-many-rows', detail: '' };
    }
  }
  if (lines.length === 0) return { code: 'no-rows', detail: '' };
  const said = (name: string) => ({ [name]: textOf(root.get(name, true)) });
  return { head: { ...said('title'), ...said('edition'), ...said('publisher') }, lines };
}

function nestsDeeply(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    if (depth > MOST_BRACKETS) return true;
  }
  // The same by indentation, or by dashes in a row.
  return /^[ ]{200}/m.test(text) || /(?:- ?){64}/.test(text) || /(?:\? ?){64}/.test(text);
}

/** A scalar as it is written, so that 4.10 stays what it is. */
function textOf(node: unknown): string {
  if (typeof node === 'string') return node.trim();
  if (!isScalar(node) || node.value === null) return '';
  return typeof node.value === 'string' ? node.value.trim() : (node.source ?? '').trim();
}

function textsOf(node: unknown): string[] {
  const texts = isSeq(node) ? node.items.map(textOf) : [textOf(node)];
  return texts.filter((text) => text !== '');
}

function lineFrom(requirement: YAMLMap, row: number, domain: string): CustomLine {
  const text = (name: string) => textOf(requirement.get(name, true));
  const mapped = requirement.get('iso27001');
  return {
    row,
    domain,
    id: text('id'),
    title: text('title'),
    explanation: text('explanation'),
    priority: text('priority'),
    effort: text('effort'),
    asks: textsOf(requirement.get('asks', true)),
    keywords: textsOf(requirement.get('keywords', true)),
    evidence: textsOf(requirement.get('evidence', true)),
    iso27001: (isSeq(mapped) ? mapped.items : mapped === undefined ? [] : [requirement.get('iso27001', true)]).map(
      mappingFrom,
    ),
  };
}

function mappingFrom(node: unknown): MappingLine {
  if (!isMap(node)) return { to: textOf(node), relation: '', why: '' };
  const text = (name: string) => textOf(node.get(name, true));
  return { to: text('id'), relation: text('relation'), why: text('why') };
}

/** The same as YAML, which `readYaml` reads again. */
export function yamlOf({ title, edition, publisher, requirements }: CustomContent): string {
  const domains = [...Map.groupBy(requirements, ({ domain }) => domain)].map(([domain, own]) => ({
    title: domain,
    requirements: own.map(({ domain: _, mappings, ...requirement }) => ({
      ...requirement,
      iso27001: mappings.map(({ to, relation, why }) => ({ id: to, relation, why })),
    })),
  }));
  return stringify({ title, edition, publisher, domains }, { lineWidth: 120 });
}
