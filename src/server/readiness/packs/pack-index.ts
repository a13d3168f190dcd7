import { TRAIL_DAYS } from '#domain/readiness/audit-pack.ts';
import type { PackContents } from './contents.ts';
import { type IndexEntry, indexHtml } from './index-page.ts';

/** The first page of a pack; `counts` are the rows of its registers. */
export function packIndex(contents: PackContents, counts: Readonly<Record<string, number>>): string {
  const { language, t, reports, registers, leftOut, lastEntry } = contents;
  const { report, letterhead } = reports[0].gathered;
  return indexHtml({
    language,
    title: `${t('title')} – ${report.organisation}`,
    about: t('about'),
    warning: report.warning,
    facts: report.facts,
    ink: letterhead.ink,
    sections: [
      {
        heading: t('reports'),
        entries: reports.flatMap(({ path, title, formats }) =>
          formats.map((format) => ({ path: `${path}.${format}`, text: title, note: format.toUpperCase() })),
        ),
      },
      {
        heading: t('registersTitle'),
        entries: [
          ...registers.map(({ name, title }) => {
            const rows = t('rows', { count: counts[name] ?? 0 });
            if (name !== 'audit-trail') return { path: `registers/${name}.csv`, text: title, note: rows };
            const mark = lastEntry && t('lastEntry', { ...lastEntry });
            const note = [rows, t('trail', { days: TRAIL_DAYS }), mark].filter(Boolean).join(' · ');
            return { path: `registers/${name}.csv`, text: title, note };
          }),
          { path: 'registers/registers.xlsx', text: t('workbook'), note: 'XLSX' },
        ],
      },
      { heading: t('evidenceTitle'), entries: evidenceEntries(contents) },
      { heading: t('leftOut'), entries: leftOut.map((name) => ({ path: null, text: t(`reasons.${name}`) })) },
    ],
  });
}

function evidenceEntries({ t, documents, evidence }: PackContents): IndexEntry[] {
  if (documents.length === 0) return [{ path: null, text: t('noEvidence') }];
  const entries = documents.map(({ id, path, title, isThere }) => {
    const shown = evidence.filter(({ documentId }) => documentId === id).map(({ requirementId }) => requirementId);
    const note = [...new Set(shown)].join(', ');
    return { path, text: title, note: isThere ? note : `${note} · ${t('fileMissing')}` };
  });
  const isHeld = documents.some(({ path }) => path !== null);
  return isHeld ? [...entries, { path: 'evidence/SHA256SUMS.txt', text: t('sums') }] : entries;
}
