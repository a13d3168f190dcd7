import type { AskedQuestion } from './questionnaire.ts';
import { openingOf, type ShortAnswer } from './short-answers.ts';

type Asked = Pick<AskedQuestion, 'state' | 'answer' | 'proposals' | 'shortAnswer'>;

/** What the proposals to a question say together in a word; null where it asks for no yes or no, or nothing was found. */
export function proposedShort(proposals: AskedQuestion['proposals']): 'yes' | 'partly' | 'no' | null {
  const said = (proposals ?? []).flatMap(({ verdict }) => (verdict === 'found' || verdict === 'none' ? [] : [verdict]));
  const [first] = said;
  if (!first) return null;
  return said.every((each) => each === first) ? first : 'partly';
}

/** Words of the proposals, as they are taken over where a person changes nothing. */
export const proposedText = (proposals: AskedQuestion['proposals']) =>
  (proposals ?? [])
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n');

/** Whether an answer still rests on what was proposed: it holds one of the quoted passages, or half of its words. */
export function restsOn(answer: string, proposals: AskedQuestion['proposals']): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []);
  const own = words(answer);
  return (proposals ?? []).some(({ text, citations }) =>
    [text, ...citations.map((citation) => citation.text)].some((passage) => {
      const quoted = [...words(passage)];
      return quoted.length > 0 && quoted.filter((word) => own.has(word)).length >= quoted.length / 2;
    }),
  );
}

/** What an answer says in a word: as a person chose; else as it begins, or as was proposed while it still rests on that. */
export function shortAnswerOf({ state, answer, proposals, shortAnswer }: Asked): ShortAnswer | null {
  if (state === 'not-applicable') return 'not-applicable';
  if (shortAnswer) return shortAnswer === 'none' ? null : shortAnswer;
  if (answer === '') return state === 'open' ? proposedShort(proposals) : null;
  return openingOf(answer) ?? (restsOn(answer, proposals) ? proposedShort(proposals) : null);
}
