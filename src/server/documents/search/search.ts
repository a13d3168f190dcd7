import { sql } from 'kysely';
import { BETWEEN, excerptsOf, MATCH_END, MATCH_START } from '#domain/documents/search/excerpts.ts';
import { fold } from '#domain/documents/search/fold.ts';
import type { Hit } from '#domain/documents/search/hit.ts';
import type { Context } from '../../platform/context.ts';
import { selectDocuments } from '../store.ts';

const HOW = `StartSel=${MATCH_START}, StopSel=${MATCH_END}, FragmentDelimiter=${BETWEEN}, MaxFragments=2, MaxWords=28, MinWords=12`;
/** Of a very long text, so much is looked at for passages. */
const MOST = 400_000;

/** The database keeps every "not" in mind until its word comes, and has room for few. */
const REPEATED_NOT = /-(?=[^\p{L}\p{N}"]*-)/gu;

interface Asked {
  q: string;
  page: number;
  pageSize: number;
}

/** Documents whose words match, best first, each with the passages that show it. */
export async function searchDocuments({ db, organisationId }: Context, { q: typed, page, pageSize }: Asked) {
  const q = typed.replaceAll(REPEATED_NOT, '');
  const ranked = await sql<{ id: string; total: number }>`
    select found.id, count(*) over () as total from clausewise.search_documents(${q}) found
    order by found.rank desc, found.id limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const ids = ranked.rows.map(({ id }) => id);
  const total = ranked.rows[0]?.total ?? 0;
  if (ids.length === 0) return { rows: [], total };
  const shown = await sql<{ id: string; language: string; text: string }>`
    select id, coalesce(language, '') as language, left(text, ${MOST}) as text
    from documents where organisation_id = ${organisationId} and id = any(${ids})`.execute(db);
  const texts = new Map(shown.rows.map(({ id, text }) => [id, text]));
  const headlines = new Map((await headlinesOf(db, shown.rows, q)).map(({ id, headline }) => [id, headline]));
  const documents = new Map((await selectDocuments(db, organisationId, ids)).map((each) => [each.id, each]));
  const rows = ids.flatMap((id): Hit[] => {
    const document = documents.get(id);
    if (!document) return [];
    const { title, folder, number, language, type, status, version } = document;
    const excerpts = excerptsOf(texts.get(id) ?? '', headlines.get(id) ?? '');
    const [first] = excerpts.filter(({ marks }) => marks.length > 0);
    const [mark] = first?.marks ?? [];
    const match = first && mark ? { start: first.start + mark.start, end: first.start + mark.end } : null;
    return [{ id, title, folder, number, language, type, status, version, excerpts, match }];
  });
  return { rows, total };
}

/** The database takes ten times as long to fold a text as to look for passages in it: it gets them folded. */
async function headlinesOf(
  db: Context['db'],
  shown: readonly { id: string; language: string; text: string }[],
  q: string,
) {
  const of = <T>(pick: (row: (typeof shown)[number]) => T) => shown.map(pick);
  const { rows } = await sql<{ id: string; headline: string }>`
    select id, ts_headline(clausewise.words_in(language), text, clausewise.asked(language, ${q}), ${HOW}) as headline
    from unnest(${of(({ id }) => id)}::uuid[], ${of(({ language }) => language)}::text[], ${of(({ text }) => fold(text))}::text[])
      as given (id, language, text)`.execute(db);
  return rows;
}
