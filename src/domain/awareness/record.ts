import type { Campaign, CampaignPerson } from './campaign.ts';
import { countsOf } from './campaign.ts';
import type { Messages } from '../organisations/messages.ts';

type Says = Messages<'server/awareness-record'>;

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

/** The sentence of a record that says what came of the campaign. */
export function resultOf(t: Says, { campaign, people, day }: Pick<Facts, 'campaign' | 'people' | 'day'>): string {
  const { counts, percent } = countsOf(people);
  const asked = counts.done + counts.open + counts.overdue;
  return t('result', {
    done: counts.done,
    asked,
    percent: percent ?? 0,
    campaign: cell(campaign.title),
    day,
  });
}

/** The record of a campaign as Markdown: what was asked of whom, what came of it, person by person. */
export function recordText(t: Says, facts: Facts): string {
  const { organisation, campaign, people, courses, audience, by, day } = facts;
  const left = countsOf(people).counts.left;
  const rows = people.map(({ name, department, dueOn, state, passed, doneOn }) =>
    [
      cell(name),
      cell(department) || '–',
      dueOn,
      t(`states.${state}`),
      `${passed.length}/${courses.length}`,
      doneOn ?? '–',
    ].join(' | '),
  );
  const heads = [t('name'), t('department'), t('due'), t('state'), t('passed'), t('doneOn')];
  return [
    `# ${t('title')}: ${cell(campaign.title)}`,
    `${cell(organisation)}, ${day}. ${t('madeBy', { name: cell(by) })}`,
    resultOf(t, facts),
    ...(left > 0 ? [t('left', { count: left })] : []),
    `## ${t('campaign')}`,
    [
      `- ${t('asked')}: ${cell(audience)}`,
      `- ${t('period')}: ${campaign.startsOn} – ${campaign.dueOn}`,
      `- ${t('courses')}: ${courses.map(({ title, passMark }) => `${title} (${passMark} %)`).join('; ')}`,
      ...(campaign.note ? [`- ${t('note')}: ${cell(campaign.note)}`] : []),
    ].join('\n'),
    `## ${t('how')}`,
    t('howText'),
    `## ${t('people')}`,
    [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...rows.map((row) => `| ${row} |`)].join(
      '\n',
    ),
    '',
  ].join('\n\n');
}
