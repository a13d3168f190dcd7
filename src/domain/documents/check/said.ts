import { datesIn } from './read-date.ts';

const OWNER =
  /(?:^|\n|\|\s*)\s*(?:\*\*)?(?:(?:document |policy |process )?owner|author|responsible(?: person)?|verantwortlich(?:er|e)?|dokumentverantwortlicher?|eigentümer|verfasser(?:in)?|autor(?:in|a)?|responsable|propietario|propriétaire|auteur|rédacteur)\b\s*(?:\*\*)?\s*[:|\-–]/iu;
const VERSION =
  /(?<!\p{L})(?:version|versión|rev(?:ision|isión|\.)?|ausgabe|édition|edición|stand|révision)\s*(?:no\.?|nr\.?|n°)?\s*[:|.]?\s*(?:v\.?\s*)?\d+(?:\.\d+)*\b|\bv\d+(?:\.\d+)+\b/iu;
/** What a document says of itself stands at its top, or in its table of versions at the end. */
const TOP = 6000;
const END = 2500;

const around = (text: string) => `${text.slice(0, TOP)}\n${text.slice(Math.max(TOP, text.length - END))}`;

/** Whether the document names who answers for it. */
export const saysOwner = (text: string): boolean => OWNER.test(around(text));

/** Whether the document has a version. */
export const saysVersion = (text: string): boolean => VERSION.test(around(text));

/** Whether there is a day at its top: minutes and records have one without calling it anything. */
export const saysDay = (text: string): boolean => datesIn(text.slice(0, 1500)).some(({ day }) => day !== null);
