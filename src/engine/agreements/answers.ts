import { FAULT } from './cues.ts';
import { severitiesIn } from './severities.ts';

/** Whom or what somebody answers. */
const OBJECT = (() => {
  const until = String.raw`(?:within|in|no later|by|innerhalb|binnen|sous|dans|en|dentro)(?!\p{L})`;
  const to = String.raw`^\s(?:to|auf|aux?|à(?: la| l['’])?|a(?: las?| los)?)\s?`;
  return new RegExp(String.raw`${to}(?!${until})((?:[\p{L}'’-]{1,20}\s){1,7}?)${until}`, 'iu');
})();

/** Whether what is answered is no fault: an invitation, a survey. */
export function answersElse(text: string, { end }: { end: number }): boolean {
  const object = OBJECT.exec(text.slice(end, end + 160))?.[1];
  if (object === undefined || severitiesIn(object).length > 0) return false;
  return (
    !FAULT.test(object) &&
    !/(?<!\p{L})(?:them|it|these|those|this|such|all|any|each|every|customers?|clients?|users?)(?!\p{L})/iu.test(object)
  );
}
