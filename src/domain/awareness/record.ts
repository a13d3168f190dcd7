import type { Campaign, CampaignPerson } from './campaign.ts';
import { countsOf } from './campaign.ts';

/** The words of a campaign's record, in one language; `{name}` stands for a value. */
export interface RecordWords {
  title: string;
  /** The sentence that evidence quotes: `{done}`, `{asked}`, `{percent}`, `{campaign}`, `{day}`. */
  result: string;
  left: string;
  campaign: string;
  period: string;
  courses: string;
  madeBy: string;
  asked: string;
  note: string;
  how: string;
  howText: string;
  people: string;
  name: string;
  department: string;
  due: string;
  state: string;
  passed: string;
  doneOn: string;
  states: Record<CampaignPerson['state'], string>;
}

interface Facts {
  organisation: string;
  campaign: Pick<Campaign, 'title' | 'note' | 'startsOn' | 'dueOn'>;
  people: readonly CampaignPerson[];
  /** Titles of the courses in their order, each with its pass mark. */
  courses: readonly { title: string; passMark: number }[];
  /** Whom it was for, in words. */
  audience: string;
  by: string;
  /** ISO date. */
  day: string;
}

/** Keeps a name from breaking the table that it stands in. */
const cell = (text: string) => text.replaceAll(/[|\r\n]+/g, ' ').trim();

export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The sentence of a record that says what came of the campaign. */
export function resultOf(
  words: RecordWords,
  { campaign, people, day }: Pick<Facts, 'campaign' | 'people' | 'day'>,
): string {
  const { counts, percent } = countsOf(people);
  const asked = counts.done + counts.open + counts.overdue;
  return fillWords(words.result, {
    done: counts.done,
    asked,
    percent: percent ?? 0,
    campaign: cell(campaign.title),
    day,
  });
}

/** The record of a campaign as Markdown: what was asked of whom, what came of it, person by person. */
export function recordText(words: RecordWords, facts: Facts): string {
  const { organisation, campaign, people, courses, audience, by, day } = facts;
  const left = countsOf(people).counts.left;
  const rows = people.map(({ name, department, dueOn, state, passed, doneOn }) =>
    [
      cell(name),
      cell(department) || '–',
      dueOn,
      words.states[state],
      `${passed.length}/${courses.length}`,
      doneOn ?? '–',
    ].join(' | '),
  );
  const heads = [words.name, words.department, words.due, words.state, words.passed, words.doneOn];
  return [
    `# ${words.title}: ${cell(campaign.title)}`,
    `${cell(organisation)}, ${day}. ${fillWords(words.madeBy, { name: cell(by) })}`,
    resultOf(words, facts),
    ...(left > 0 ? [fillWords(words.left, { count: left })] : []),
    `## ${words.campaign}`,
    [
      `- ${words.asked}: ${cell(audience)}`,
      `- ${words.period}: ${campaign.startsOn} – ${campaign.dueOn}`,
      `- ${words.courses}: ${courses.map(({ title, passMark }) => `${title} (${passMark} %)`).join('; ')}`,
      ...(campaign.note ? [`- ${words.note}: ${cell(campaign.note)}`] : []),
    ].join('\n'),
    `## ${words.how}`,
    words.howText,
    `## ${words.people}`,
    [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...rows.map((row) => `| ${row} |`)].join(
      '\n',
    ),
    '',
  ].join('\n\n');
}
