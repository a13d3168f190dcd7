import type { Asides } from '../asides.ts';
import type { Mark } from './pdf-marks.ts';
import type { Piece } from './pdf-lines.ts';

export interface SeenPage {
  pieces: Piece[];
  /** Passages that nobody sees. */
  hidden: number;
  /** The text was laid over a picture by text recognition. */
  isRecognised: boolean;
}

/** On a page with pictures this much white text of this size is taken for a title on a picture. */
const TITLE = { size: 12, letters: 400 };
const FEW = 25;

/**
 * Leaves out what no reader of the page sees. Text without ink over a picture, where there is hardly any other, is what text recognition
 * made of a scan: it stays and is said.
 */
export function dropUnseen(pieces: Piece[], marks: Mark[], pictures: number, asides: Asides): SeenPage {
  const letters = (chosen: (mark: Mark) => boolean) =>
    marks.filter(chosen).reduce((sum, { text }) => sum + bare(text).length, 0);
  const invisible = letters(({ unseen }) => unseen === 'invisible');
  const isRecognised = pictures > 0 && invisible >= FEW && letters(({ unseen }) => unseen === null) < invisible / 10;
  const isTitle = pictures > 0 && letters(({ unseen }) => unseen === 'white') <= TITLE.letters;
  const isUnseen = ({ unseen, size }: Mark) =>
    unseen !== null &&
    !(isRecognised && unseen === 'invisible') &&
    !(isTitle && unseen === 'white' && size >= TITLE.size);
  if (!marks.some(isUnseen)) return { pieces, hidden: 0, isRecognised };

  let passage = '';
  let hidden = 0;
  const close = () => {
    if (passage.trim() !== '') hidden++;
    asides.add('hidden', passage);
    passage = '';
  };
  // One flag for each letter of the page in the order of setting, which is the order of the pieces too.
  let stream = '';
  const flags: boolean[] = [];
  for (const mark of marks) {
    const unseen = isUnseen(mark);
    if (unseen) passage += `${mark.text} `;
    else close();
    for (const letter of bare(mark.text)) {
      stream += letter;
      for (let unit = 0; unit < letter.length; unit++) flags.push(unseen);
    }
  }
  close();
  let at = 0;
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const text = bare(piece.text);
    const found = text === '' ? -1 : stream.startsWith(text, at) ? at : stream.indexOf(text, at);
    if (found < 0 || found - at > 20_000) {
      kept.push(piece);
      continue;
    }
    at = found + text.length;
    let seen = '';
    let next = found;
    for (const letter of piece.text) {
      const isLetter = bare(letter) !== '';
      if (!isLetter || !flags[next]) seen += letter;
      if (isLetter) next += letter.length;
    }
    if (bare(seen) !== '') kept.push({ ...piece, text: seen });
  }
  return { pieces: kept, hidden, isRecognised };
}

function bare(text: string): string {
  return text.replace(/\s+/g, '');
}
