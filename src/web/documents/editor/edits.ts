/** A text and what is selected of it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What takes the place of `from`..`to`, and what is selected then. */
export interface Edit {
  from: number;
  to: number;
  words: string;
  start: number;
  end: number;
}

export const EDITS = [
  'bold',
  'italic',
  'heading1',
  'heading2',
  'heading3',
  'bullets',
  'numbers',
  'quote',
  'table',
  'link',
] as const;
export type EditKind = (typeof EDITS)[number];

const PREFIXES: Partial<Record<EditKind, (place: number) => string>> = {
  heading1: () => '# ',
  heading2: () => '## ',
  heading3: () => '### ',
  bullets: () => '- ',
  numbers: (place) => `${place + 1}. `,
  quote: () => '> ',
};

const PREFIX = /^(?:#{1,6} |[-*+] |\d{1,3}[.)] |> )/;

/** One action of the toolbar on a selection. Doing it twice takes it back, where that makes sense. */
export function editOf(kind: EditKind, selected: Selected, sample: string): Edit {
  if (kind === 'bold') return wrap(selected, '**', sample);
  if (kind === 'italic') return wrap(selected, '*', sample);
  if (kind === 'link') return link(selected, sample);
  if (kind === 'table') return table(selected, sample);
  return prefixLines(selected, PREFIXES[kind] ?? (() => ''));
}

function wrap({ text, start, end }: Selected, mark: string, sample: string): Edit {
  const isMarked = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark;
  if (isMarked) {
    const from = start - mark.length;
    return { from, to: end + mark.length, words: text.slice(start, end), start: from, end: end - mark.length };
  }
  const shownText = text.slice(start, end) || sample;
  const begin = start + mark.length;
  return { from: start, to: end, words: `${mark}${shownText}${mark}`, start: begin, end: begin + shownText.length };
}

function link({ text, start, end }: Selected, sample: string): Edit {
  const shownText = text.slice(start, end) || sample;
  const begin = start + shownText.length + 3;
  return { from: start, to: end, words: `[${shownText}](https://)`, start: begin, end: begin + 8 };
}

function table({ text, end }: Selected, sample: string): Edit {
  const gap = text.slice(0, end).endsWith('\n\n') || end === 0 ? '' : text.slice(0, end).endsWith('\n') ? '\n' : '\n\n';
  const shownText = `${gap}| ${sample} 1 | ${sample} 2 |\n| --- | --- |\n|  |  |\n\n`;
  const begin = end + gap.length + 2;
  return { from: end, to: end, words: shownText, start: begin, end: begin + sample.length + 2 };
}

function prefixLines({ text, start, end }: Selected, prefixOf: (place: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isThere = lines.every((line, place) => line.startsWith(prefixOf(place)));
  const shownText = lines
    .map((line, place) => (isThere ? line.slice(prefixOf(place).length) : prefixOf(place) + line.replace(PREFIX, '')))
    .join('\n');
  const isOne = lines.length === 1;
  return { from, to, words: shownText, start: isOne ? from + shownText.length : from, end: from + shownText.length };
}
