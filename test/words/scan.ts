import { type ESTree, parseSync } from 'vite';

/** A word asked for in the source: a whole key, or the fixed beginning of one that is put together (`type.${x}`). */
export interface Use {
  namespace: string;
  key: string;
  isPrefix: boolean;
  file: string;
  /** The names of the values it is given, where they are written there. */
  values?: string[] | undefined;
}

/** A string a person would read that does not come from the words. */
export interface Breach {
  file: string;
  text: string;
}

export interface Scan {
  uses: Use[];
  breaches: Breach[];
  /** Every other string literal: a key kept in data counts as used when it stands here. */
  literals: Set<string>;
  /** Of which namespaces the literals may be keys; null: of any. */
  namespaces: string[] | null;
}

type Node = ESTree.Node & Record<string, unknown>;

const spokenProps = new Set([
  'title',
  'label',
  'placeholder',
  'aria-label',
  'alt',
  'helperText',
  'help',
  'subtitle',
  'heading',
  'text',
]);

const spokenFields = new Set(['title', 'label', 'placeholder', 'header', 'heading', 'subtitle', 'helperText', 'hint']);

/** Names and signs that are the same in every language. */
const untranslated = /^(h[1-6]|Clausewise|v|ISO 27001|SOC 2|GDPR|HIPAA|PCI DSS|NIST CSF|PDF|CSV|XLSX|JSON)$/;

function readsAsWords(text: string): boolean {
  const trimmed = text.trim();
  return /\p{L}/u.test(trimmed) && !untranslated.test(trimmed);
}

/** Reads one source file of the web. `t` belongs to the namespaces that the file names, `kit` by default. */
export function scan(file: string, source: string): Scan {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const result: Scan = { uses: [], breaches: [], literals: new Set(), namespaces: null };
  const isTsx = file.endsWith('x');
  result.uses.push(...issuesIn(file, program as unknown as Node));
  const named = namespacesIn(program as unknown as Node);
  const fallback = named.length > 0 ? named : ['kit'];

  visit(program as unknown as Node, (node, parent) => {
    if (isCall(node, 't') || isCall(node, 'word') || isCall(node, 'exists')) {
      for (const key of keysOf((node['arguments'] as Node[])[0])) noteUse(result, file, key, fallback);
    }
    if (node.type === 'Literal' && typeof node['value'] === 'string') result.literals.add(node['value']);
    if (isCall(node, 'toast')) {
      for (const text of wordsIn((node['arguments'] as Node[])[1])) result.breaches.push({ file, text });
    }
    if (node.type === 'Property' && spokenFields.has(nameOf(node['key'] as Node))) {
      const text = (node['value'] as Node)['value'];
      // A key kept in data (nav.dashboard) starts small and has no spaces.
      if (typeof text === 'string' && readsAsWords(text) && /^\p{Lu}|\s/u.test(text))
        result.breaches.push({ file, text });
    }
    if (!isTsx) return;
    if (node.type === 'JSXText' && readsAsWords(node['value'])) {
      result.breaches.push({ file, text: node['value'].trim() });
    }
    if (node.type === 'JSXExpressionContainer' && parent?.type === 'JSXElement') {
      for (const text of wordsIn(node['expression'] as Node)) result.breaches.push({ file, text });
    }
    if (node.type === 'JSXAttribute' && spokenProps.has(nameOf(node['name'] as Node))) {
      for (const text of wordsIn(node['value'] as Node | null)) result.breaches.push({ file, text });
    }
  });
  return result;
}

/**
 * Reads one source file of the floors below. `t` belongs to the namespaces that the file names (`messagesOf('server/mail', ...)`,
 * `Messages<'risk-files'>`), where it names none to those of its folder. What is written in every language stands in the book of messages.
 */
export function scanBelow(file: string, source: string, ofFolder: readonly string[]): Scan {
  const program = parseSync(file, source, { lang: 'ts' }).program as unknown as Node;
  const named = namespacesIn(program);
  const namespaces = named.length > 0 ? named : [...ofFolder];
  const result: Scan = { uses: issuesIn(file, program), breaches: [], literals: new Set(), namespaces };
  visit(program, (node) => {
    if (namespaces.length > 0 && isCall(node, 't'))
      for (const key of keysOf((node['arguments'] as Node[])[0])) noteUse(result, file, key, namespaces);
    if (node.type === 'Literal' && typeof node['value'] === 'string') result.literals.add(node['value']);
    const refusal = refusalIn(node);
    if (refusal) result.uses.push({ namespace: 'problems', key: refusal, isPrefix: false, file });
    if (node.type !== 'ObjectExpression') return;
    const said = (node['properties'] as Node[]).flatMap((property) =>
      property.type === 'Property' && ['fr', 'de'].includes(nameOf(property['key'] as Node))
        ? wordsBelow(property['value'] as Node)
        : [],
    );
    for (const text of said) result.breaches.push({ file, text });
  });
  return result;
}

/** The key of a refusal that holds values. */
function refusalIn(node: Node): string | undefined {
  if (node.type !== 'NewExpression' || nameOf(node['callee'] as Node) !== 'Problem') return undefined;
  const [, code, , more] = node['arguments'] as Node[];
  return more && valueOf(more, 'params') ? `code.${String(code?.['value'])}` : undefined;
}

/** What a file holds against values: `issue('name_required')`, `limit('most_characters')` of the domain. */
function issuesIn(file: string, program: Node): Use[] {
  const isItself = file.endsWith('domain/issue.ts');
  const isImported = (program['body'] as Node[]).some(
    ({ type, source }) => type === 'ImportDeclaration' && String((source as Node)['value']).endsWith('/issue.ts'),
  );
  const uses: Use[] = [];
  if (isItself || isImported)
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || !/^(issue|limit)$/.test(nameOf(node['callee'] as Node))) return;
      const [code, given] = node['arguments'] as Node[];
      const values = nameOf(node['callee'] as Node) === 'limit' ? ['count'] : valueNamesIn(given);
      for (const { text, isPrefix } of keysOf(code))
        uses.push({ namespace: 'problems', key: `issue.${text}`, isPrefix, file, values });
    });
  return uses;
}

/** The names of an object that is written out; undefined for one that is only named. */
function valueNamesIn(given: Node | undefined): string[] | undefined {
  if (!given) return [];
  return given.type === 'ObjectExpression'
    ? (given['properties'] as Node[]).map(({ key }) => nameOf(key as Node))
    : undefined;
}

function valueOf(object: Node, name: string): Node | undefined {
  const properties = object.type === 'ObjectExpression' ? (object['properties'] as Node[]) : [];
  const found = properties.find((each) => each.type === 'Property' && nameOf(each['key'] as Node) === name);
  return found?.['value'] as Node | undefined;
}

/** Words anywhere in a value; codes such as fr and fr_FR are none. */
function wordsBelow(value: Node): string[] {
  const found: string[] = [];
  visit(value, (node) => {
    const text = node.type === 'TemplateElement' ? (node['value'] as { cooked: string }).cooked : node['value'];
    const isText = node.type === 'TemplateElement' || node.type === 'Literal';
    if (isText && typeof text === 'string' && readsAsWords(text) && !/^[a-z]{2}(?:[-_][A-Z]{2})?$/.test(text))
      found.push(text);
  });
  return found;
}

/** The namespaces that a file of the domain or the server says its messages are of. */
export function namespacesOf(file: string, source: string): string[] {
  return namespacesIn(parseSync(file, source, { lang: 'ts' }).program as unknown as Node);
}

function namespacesIn(program: Node): string[] {
  const named = new Set<string>();
  visit(program, (node) => {
    if (isCall(node, 'useTranslation')) named.add(namespaceOf(node) ?? 'kit');
    if (isCall(node, 'messagesOf') || isCall(node, 'templatesOf')) named.add(namespaceOf(node) ?? '');
    if (node.type === 'TSTypeReference' && nameOf(node['typeName'] as Node) === 'Messages') {
      const [first] = ((node['typeArguments'] as Node | null)?.['params'] as Node[] | undefined) ?? [];
      const literal = first?.['literal'] as Node | undefined;
      if (typeof literal?.['value'] === 'string') named.add(literal['value']);
    }
  });
  return [...named].filter(Boolean);
}

function noteUse(result: Scan, file: string, { text, isPrefix }: Key, fallback: string[]): void {
  const [first, ...rest] = text.split(':');
  const isNamed = rest.length > 0 && /^[a-z][\w/-]*$/i.test(first ?? '');
  const namespaces = isNamed ? [first ?? ''] : fallback;
  // A file with several namespaces may mean any of them; the key must exist in one.
  result.uses.push({ namespace: namespaces.join('|'), key: isNamed ? rest.join(':') : text, isPrefix, file });
}

interface Key {
  text: string;
  isPrefix: boolean;
}

/** The keys an argument can be: a literal, both sides of a choice, or the beginning of a template. */
function keysOf(node: Node | undefined): Key[] {
  if (!node) return [];
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [{ text: node['value'], isPrefix: false }];
  if (node.type === 'ConditionalExpression')
    return [...keysOf(node['consequent'] as Node), ...keysOf(node['alternate'] as Node)];
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string } }[];
    const text = quasis[0]?.value.cooked ?? '';
    return text ? [{ text, isPrefix: quasis.length > 1 }] : [];
  }
  return [];
}

/** Literal words in what a person would see; calls are left alone, because they ask for words. */
function wordsIn(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'Literal')
    return typeof node['value'] === 'string' && readsAsWords(node['value']) ? [node['value']] : [];
  if (node.type === 'JSXExpressionContainer') return wordsIn(node['expression'] as Node);
  if (node.type === 'ConditionalExpression')
    return [...wordsIn(node['consequent'] as Node), ...wordsIn(node['alternate'] as Node)];
  if (node.type === 'LogicalExpression') return wordsIn(node['right'] as Node);
  if (node.type === 'TemplateLiteral') {
    return (node['quasis'] as { value: { cooked: string } }[])
      .map(({ value }) => value.cooked)
      .filter((text) => /\p{L}{3}/u.test(text));
  }
  return [];
}

function isCall(node: Node, name: string): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as Node;
  return nameOf(callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee) === name;
}

function namespaceOf(call: Node): string | null {
  const first = (call['arguments'] as Node[])[0];
  if (first?.type === 'ArrayExpression') return keysOf((first['elements'] as Node[])[0])[0]?.text ?? null;
  return keysOf(first)[0]?.text ?? null;
}

function nameOf(node: Node): string {
  const { name } = node;
  return typeof name === 'string' ? name : '';
}

function visit(node: Node, see: (node: Node, parent?: Node) => void, parent?: Node): void {
  see(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        visit(child as Node, see, node);
    }
  }
}

/**
 * Sentences in the place of a code: given last to anything in a file of schemas, but for details of problems, and as `error` or `message`
 * of anything; written there, or under a name of the file's own.
 */
export function sentencesIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const found = new Set<string>();
  const named = new Map<string, Node>();
  visit(program as unknown as Node, (node) => {
    if (node.type === 'VariableDeclarator' && node['init']) named.set(nameOf(node['id'] as Node), node['init'] as Node);
  });
  const note = (given: Node | undefined) => {
    const node = given?.type === 'Identifier' ? named.get(nameOf(given)) : given;
    const text = node?.type === 'TemplateLiteral' ? templateTextOf(node) : node?.['value'];
    if (typeof text === 'string' && /^\p{Lu}\S* .*\p{Ll}/u.test(text)) found.add(text);
  };
  const hasSchemas = source.includes("from 'zod'");
  visit(program as unknown as Node, (node) => {
    const callee = node.type === 'CallExpression' && hasSchemas ? (node['callee'] as Node) : null;
    const check = callee && nameOf(callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee);
    if (check && !/^(default|conflict|tooLarge)$/.test(check)) note((node['arguments'] as Node[]).at(-1));
    if (node.type === 'Property' && /^(error|message)$/.test(nameOf(node['key'] as Node))) note(node['value'] as Node);
  });
  return [...found];
}

const templateTextOf = (node: Node): string =>
  (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
