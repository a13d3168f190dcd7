import papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/organisations/language.ts';
import type { Language } from '#domain/organisations/language.ts';
import { gapsOf } from '#domain/readiness/gaps.ts';
import { gapReport } from '#domain/readiness/reports/gap-report.ts';
import { readinessReport } from '#domain/readiness/reports/readiness-report.ts';
import type { Report } from '#domain/readiness/reports/report.ts';
import { statementReport } from '#domain/readiness/reports/statement-report.ts';
import { readinessOf } from '#domain/readiness/readiness.ts';
import { statementOf } from '#domain/readiness/statement.ts';
import { countsOf } from '#domain/readiness/statement-version.ts';
import { restoreFormula } from '#domain/tables/csv.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { RequirementFacts } from '#domain/readiness/facts.ts';
import { exampleOrganisation } from '../../../../test/example-organisation.ts';
import { frameworkOf, listFrameworks } from '../../frameworks/catalogue.ts';
import { reportCsv, reportXlsx } from './xlsx.ts';
import { messagesOf } from '../../platform/messages.ts';

const DAY = '2026-11-21';
const ISO = frameworkOf('iso-27001-2022')!;

function reportInputOf(framework: Framework, facts: RequirementFacts[], language: Language = 'en') {
  const titles = new Map(framework.requirements.map(({ id, title }) => [id, title]));
  return {
    organisation: { name: '=Maple & "Sons" <x>', isDemo: false },
    framework,
    language,
    t: messagesOf('server/reports', language),
    day: DAY,
    fingerprint: '0123456789abcdef',
    titleOf: (id: string) => titles.get(id) ?? '',
    domainOf: (id: string) => framework.domains.find((each) => each.id === id)?.title[language] ?? id,
    domains: framework.domains.map(({ id }) => id),
    facts,
    earlier: undefined,
    trend: [],
  };
}

/** The sheets of a workbook as an ordinary reader sees them. */
async function sheetsIn(report: Report): Promise<Map<string, unknown[][]>> {
  const sheets = await readSheets(await reportXlsx(report));
  return new Map(sheets.map(({ sheet, data }) => [sheet, data as unknown[][]]));
}

function recordsIn(report: Report): string[][] {
  const text = reportCsv(report).toString().slice(1);
  return papa.parse<string[]>(text.trimEnd()).data.map((row) => row.map(restoreFormula));
}

/** What a summary says of a label. */
const said = (sheets: Map<string, unknown[][]>, report: Report, label: string) =>
  [...(sheets.get(report.summary) ?? [])].find(([name]) => name === label)?.[1];

const cases = listFrameworks().flatMap(({ id }, place) => [1, 2, 3].map((seed) => ({ id, seed: 100 * place + seed })));

test.each(cases)('readiness, gaps, workbook and CSV of $id agree ($seed)', async ({ id, seed }) => {
  const framework = frameworkOf(id)!;
  const facts = exampleOrganisation(framework, seed);
  const input = reportInputOf(framework, facts);
  const readiness = readinessOf(id, input.domains, facts);
  const { t } = input;

  const report = readinessReport(input);
  const sheets = await sheetsIn(report);
  expect(said(sheets, report, t('readiness.figures.implemented'))).toBe(readiness.implemented);
  expect(said(sheets, report, t('readiness.figures.contradicted'))).toBe(readiness.contradicted);
  expect(said(sheets, report, t('readiness.figures.total'))).toBe(readiness.total);
  expect(said(sheets, report, t('readiness.figures.gaps'))).toBe(readiness.gaps);
  expect(said(sheets, report, t('readiness.figures.criticalGaps'))).toBe(readiness.criticalGaps);
  const records = recordsIn(report).slice(1);
  expect(records).toHaveLength(facts.length);
  // Whoever counts the list again comes to the same number.
  const counted = records.filter((row) => row[3] === 'Yes' && row[4] === 'Implemented').length;
  expect(counted).toBe(readiness.implemented);
  const states = new Map(
    readiness.domains.flatMap(({ because }) => because.map((each) => [each.requirementId, each.state])),
  );
  expect(records.map((row) => row[5])).toEqual(
    records.map(([requirement]) => input.t(`states.${states.get(requirement!)!}`)),
  );
  const domains = sheets.get(input.t('readiness.headings.domains'))!.slice(1);
  expect(domains.map((row) => [row[1], row[3], row[4], row[5] ?? null, row[6]])).toEqual(
    readiness.domains.map((each) => [each.implemented, each.evidenced, each.total, each.percentage, each.contradicted]),
  );
  // What speaks against a requirement is listed apart from what shows it.
  expect(records.map((row) => [row[6], row[8]])).toEqual(
    facts.map(({ evidence, against }) => [String(evidence), String(against || '')]),
  );

  const gaps = gapsOf(facts, DAY);
  const gapped = gapReport(input);
  const listed = recordsIn(gapped).slice(1);
  expect(listed.map(([requirement]) => requirement)).toEqual(gaps.map(({ requirementId }) => requirementId));
  expect(gaps).toHaveLength(readiness.gaps);
  const inSheet = (await sheetsIn(gapped)).get(input.t('gaps.sheet'))?.slice(1) ?? [];
  expect(inSheet.map((row) => String(row[0]))).toEqual(gaps.map(({ requirementId }) => requirementId));
});

test.each(LANGUAGES)('the statement says the same as its rows (%s)', async (language) => {
  const facts = exampleOrganisation(ISO, 7);
  const rows = statementOf(facts);
  const report = statementReport({ ...reportInputOf(ISO, facts, language), rows, approval: null, last: null });
  const records = recordsIn(report).slice(1);
  expect(records).toHaveLength(93);
  const t = messagesOf('server/reports', language);
  const byId = new Map(rows.map((row) => [row.requirementId, row]));
  expect(rows.some(({ against }) => against === 1)).toBe(true);
  for (const [id = '', , applicable, justification, , evidence, owner, against] of records) {
    const row = byId.get(id)!;
    expect([applicable, evidence, owner, against]).toEqual([
      row.applicable ? t('yes') : t('no'),
      String(row.evidence),
      row.ownerName ?? '',
      String(row.against ?? ''),
    ]);
    const treats = row.risks ? `\n${t('statement.treats', { risks: row.risks.join(', ') })}` : '';
    expect(justification).toBe((row.justification || t('statement.notStated')) + treats);
  }
  const { applicable } = countsOf(rows);
  expect(records.filter((row) => row[2] === t('yes'))).toHaveLength(applicable);
  expect(records.some((row) => row[3]?.includes('R-001'))).toBe(true);
  const sheet = (await sheetsIn(report)).get(t('statement.sheet').slice(0, 31))!;
  expect(sheet).toHaveLength(94);
  expect(sheet.find(([id]) => id === 'A.5.10')?.[5]).toBe(byId.get('A.5.10')!.evidence);
});

test('a statement approved before evidence against was counted apart is printed as it was', () => {
  const rows = statementOf(exampleOrganisation(ISO, 7)).map(({ against: _against, ...row }) => row);
  const report = statementReport({ ...reportInputOf(ISO, []), rows, approval: null, last: null });
  expect(recordsIn(report)[0]).toHaveLength(7);
  expect(JSON.stringify(report)).not.toContain('says the reverse');
});

test('of a finding that concerns every requirement the report says so and lists none', async () => {
  const nobody = (spared: number) =>
    exampleOrganisation(ISO, 7).map((each, place) => ({
      ...each,
      control: { ...each.control, applicable: true, ownerId: place < spared ? 'ana' : null, ownerIsMember: true },
    }));
  const concerned = async (spared: number) => {
    const rows = (await sheetsIn(readinessReport(reportInputOf(ISO, nobody(spared))))).get('Insights') ?? [];
    return rows.find(([, , finding]) => String(finding).endsWith('have no owner'));
  };
  const all = ISO.requirements.map(({ id }) => id);
  expect((await concerned(0))?.slice(2)).toEqual([`${all.length} of ${all.length} requirements have no owner`, 'All']);
  expect((await concerned(1))?.[3]).toBe(all.slice(1).join(', '));
});
