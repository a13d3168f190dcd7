import { sql } from 'kysely';
import { type Blank, blanksIn } from '#domain/documents/blanks/blanks.ts';
import { factOfBlank } from '#domain/documents/blanks/facts.ts';
import type { BlankDocument, OpenBlank, OpenBlanks } from '#domain/documents/blanks/filling.ts';
import { LANGUAGES, type Language } from '#domain/organisations/language.ts';
import { longDate } from '#domain/long-date.ts';
import { getProfile } from '../../organisations/profile.ts';
import { getSettings } from '../../organisations/settings.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { messagesOf } from '../../platform/messages.ts';

/** More documents than anybody fills in at once. */
const MOST = 500;
/** So many texts are held at a time. */
const AT_ONCE = 25;
const AROUND = 60;

interface Row {
  id: string;
  title: string;
  text: string;
  language: string | null;
  ownerName: string | null;
  isFile: boolean;
  refusal: BlankDocument['refusal'];
}

/** Documents that were never approved, and drafts, in the words that are being worked on. */
async function* rowsOf({ db, organisationId }: Context, ids?: readonly string[]): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const { rows } = await sql<Row>`
      select d.id, d.title, t.text, coalesce(w.language, d.language) "language", o.name "ownerName",
        w.document_id is null and d.source_markdown is null "isFile",
        case when s.id is not null then 'submitted' when w.document_id is not null and w.markdown is null then 'file-draft'
          when w.document_id is null and d.source_markdown is null and d.state <> 'read' then 'being-read' end refusal
      from documents d
        left join document_drafts w on w.document_id = d.id
        left join document_submissions s on s.document_id = d.id and s.state = 'open'
        left join auth."user" o on o.id = d.owner_id
        cross join lateral (select case when w.document_id is null then coalesce(d.source_markdown, d.text) else coalesce(w.markdown, w.text) end "text") t
      where d.organisation_id = ${organisationId} and d.obsolete_at is null and (w.document_id is not null or d.version is null)
        and t.text ~ '\\[|\\{\\{|<|_____|TB[CD]|TODO|XXX|[Ll][Oo][Rr][Ee][Mm]'
        ${ids ? sql`and d.id = any(${[...ids]}::uuid[])` : sql``}
        ${last ? sql`and (d.title, d.id) > (${last.title}, ${last.id}::uuid)` : sql``}
      order by d.title, d.id limit ${AT_ONCE}`.execute(db);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}

/** Every blank of these documents with what is known for it. */
export async function readBlanks(context: Context, ids?: readonly string[]): Promise<OpenBlanks> {
  const known = await knownFacts(context);
  const blanks = new Map<string, OpenBlank>();
  const documents: BlankDocument[] = [];
  for await (const { text, language, ownerName, ...row } of rowsOf(context, ids)) {
    const found = blanksIn(text);
    if (found.length === 0) continue;
    const own: Record<string, string> = {};
    for (const { key, words } of row.refusal ? [] : found) {
      if (key === '') continue;
      const fact = factOfBlank(key);
      const value = fact === 'owner' ? ownerName : fact && known(fact, languageOf(language));
      if (fact && value) own[key] = value;
      const blank = blanks.get(key) ?? { key, words: words.slice(0, 120), count: 0, fact, value: null };
      blanks.set(key, { ...blank, count: blank.count + 1, value: blank.value ?? value });
    }
    documents.push({ ...row, places: found.map((blank) => placeOf(text, blank)), own });
    if (documents.length === MOST) break;
  }
  return { blanks: [...blanks.values()].toSorted((a, b) => b.count - a.count), documents };
}

function placeOf(text: string, { start, end, words, key }: Blank): BlankDocument['places'][number] {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  return {
    key,
    before: text.slice(Math.max(line, start - AROUND), start),
    words: words.slice(0, 120),
    after: text.slice(end, Math.min(lineEnd < 0 ? text.length : lineEnd, end + AROUND)),
  };
}

const languageOf = (language: string | null): Language => LANGUAGES.find((each) => each === language) ?? 'en';

async function knownFacts(context: Context) {
  const { name, timezone } = await getSettings(context);
  const { industry, country } = await getProfile(context);
  const today = dayOf(context.now, timezone);
  return (fact: 'organisation' | 'date' | 'industry' | 'country', language: Language): string | null => {
    if (fact === 'organisation') return name;
    if (fact === 'date') return longDate(language, today);
    if (fact === 'country') return country && (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? null);
    return industry && messagesOf('setup', language)(`industry.${industry}`);
  };
}
