import { expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { leadOf } from './lead-ins.ts';
import { statementsOf } from './statements/read-statements.ts';
import { readText } from './text-blocks.ts';

function read(source: string) {
  const { text, blocks } = readText(source);
  const document = readDocument(text, blocks, { fileName: 'policy.md' });
  const of = (words: string) =>
    document.sentences.findIndex(({ start, end }) => text.slice(start, end).includes(words));
  return { document, text, of };
}

test('every item of a list has what leads it in', () => {
  const { document, text, of } = read(
    '# Supplier policy\n\nContracts with suppliers must include:\n\n- Notice of incidents within 72 hours\n- A right to audit\n\nThe list is reviewed each year.',
  );
  const leadTo = (words: string) => {
    const lead = leadOf(document.sentences[of(words)]!, document);
    return lead && text.slice(lead.start, lead.end);
  };
  expect(leadTo('Notice')).toBe('Contracts with suppliers must include:');
  expect(leadTo('right to audit')).toBe('Contracts with suppliers must include:');
  expect(leadTo('reviewed')).toBeNull();
});

test.each([
  ['Prohibited activities (see also 3.2)', 'Installing software without approval', 'banned'],
  ['1.3 Prohibited AI uses', 'Entering secrets into public tools', 'banned'],
  ['Permitted activities', 'Installing approved software', 'affirmed'],
  ['Prohibited activities', 'Exceptions must be approved by the security officer', 'affirmed'],
])('items below "%s": %s is %s', (heading, item, polarity) => {
  const { document, of } = read(
    `# Acceptable use policy\n\nThis policy is for all who work here.\n\n## ${heading}\n\n- ${item}\n`,
  );
  expect(statementsOf(document)[of(item)]?.map((one) => one.polarity)).toEqual([polarity]);
});

test.each([
  ['The disaster recovery plan is activated when:', 'Critical systems are unavailable for more than 2 hours'],
  ['Passwords are changed in case of:', 'Access was not removed'],
  ['Der Notfallplan wird ausgelöst, wenn:', 'Kritische Systeme sind nicht verfügbar'],
  ['El plan se activa cuando ocurra alguna de las siguientes situaciones:', 'Los sistemas no están disponibles'],
  ['Le plan est déclenché dès que:', 'Les sauvegardes ont échoué'],
])('"%s" says of no item that it happened, or failed', (lead, item) => {
  const { document, of } = read(`# Plan\n\n${lead}\n\n- ${item}\n- Something else happens`);
  const said = statementsOf(document)[of(item)] ?? [];
  expect(said.length).toBeGreaterThan(0);
  expect(said.map(({ polarity, outcome }) => `${polarity} ${outcome}`)).toEqual(said.map(() => 'affirmed none'));
});

test('a list that only follows a colon still says what it says', () => {
  const { document, of } = read('# Findings\n\nWe found:\n\n- Access rights were not reviewed');
  expect(statementsOf(document)[of('Access rights')]?.[0]?.polarity).toBe('denied');
});
