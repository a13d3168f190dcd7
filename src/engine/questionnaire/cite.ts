import type { Extract } from './extract.ts';
import { tableOf } from '../read/tables/tables.ts';
import type { Citation } from './types.ts';

/** The sentences as citations; neighbours that touch become one. */
export function citationsOf({ candidate, sentences }: Pick<Extract, 'candidate' | 'sentences'>): Citation[] {
  const { source, passage } = candidate.passage;
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of sentences) {
    const last = spans.at(-1);
    if (last && start - last.end <= 1) last.end = end;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => ({
    documentId: source.id,
    title: source.title,
    start,
    end,
    text: source.text.slice(start, end),
    // A heading that is quoted does not stand above itself.
    path: passage.path.filter((heading) => heading.start !== start).map(({ text }) => text),
    page: source.blocks.findLast((block) => block.start <= start)?.page ?? null,
  }));
}

/** The first place that is quoted, other than headings of columns that stand apart from their rows: those alone say nothing. */
export function nearestOf({ candidate, sentences }: Pick<Extract, 'candidate' | 'sentences'>): Citation[] {
  const { document } = candidate.passage;
  const telling = sentences.filter((sentence) => tableOf(sentence, document)?.header !== sentence);
  return citationsOf({ candidate, sentences })
    .filter((place) => telling.some(({ start, end }) => place.start <= start && end <= place.end))
    .slice(0, 1);
}
