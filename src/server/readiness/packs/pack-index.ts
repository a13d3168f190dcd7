import { TRAIL_DAYS } from '#domain/readiness/audit-pack.ts';
import { fill } from '#domain/readiness/reports/words.ts';
import type { PackContents } from './contents.ts';
import { type IndexEntry, indexHtml } from './index-page.ts';

/** The first page of a pack; `counts` are the rows of its registers. */
export function packIndex(contents: PackContents, counts: Readonly<Record<string, number>>): string {
  const { language, words, reports, registers, leftOut } = contents;
  const { report, letterhead } = reports[0].gathered;
  return indexHtml({
    language,
    title: `${words.title} – ${report.organisation}`,
    about: words.about,
    warning: report.warning,
    facts: report.facts,
    ink: letterhead.ink,
    sections: [
      {
        heading: words.reports,
        entries: reports.flatMap(({ path, title, formats }) =>
          formats.map((format) => ({ path: `${path}.${format}`, text: title, note: format.toUpperCase() })),
        ),
      },
      {
        heading: words.registersTitle,
        entries: [
          ...registers.map(({ name, title }) => {
            const rows = fill(words.rows, { count: counts[name] ?? 0 });
            const note = name === 'audit-trail' ? `${rows} · ${fill(words.trail, { days: TRAIL_DAYS })}` : rows;
            return { path: `registers/${name}.csv`, text: title, note };
          }),
          { path: 'registers/registers.xlsx', text: words.workbook, note: 'XLSX' },
        ],
      },
      { heading: words.evidenceTitle, entries: evidenceEntries(contents) },
      { heading: words.leftOut, entries: leftOut.map((name) => ({ path: null, text: words.reasons[name] })) },
    ],
  });
}

function evidenceEntries({ words, documents, evidence }: PackContents): IndexEntry[] {
  if (documents.length === 0) return [{ path: null, text: words.noEvidence }];
  const entries = documents.map(({ id, path, title, isThere }) => {
    const shown = evidence.filter(({ documentId }) => documentId === id).map(({ requirementId }) => requirementId);
    const note = [...new Set(shown)].join(', ');
    return { path, text: title, note: isThere ? note : `${note} · ${words.fileMissing}` };
  });
  const isHeld = documents.some(({ path }) => path !== null);
  return isHeld ? [...entries, { path: 'evidence/SHA256SUMS.txt', text: words.sums }] : entries;
}
