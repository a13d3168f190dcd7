import { sql } from 'kysely';
import { BETWEEN, excerptsOf, MATCH_END, MATCH_START } from '#domain/documents/search/excerpts.ts';
import type { Hit } from '#domain/documents/search/hit.ts';
import type { Act } from '../../platform/act.ts';
import { selectDocuments } from '../store.ts';

const HOW = `StartSel=${MATCH_START}, StopSel=${MATCH_END}, FragmentDelimiter=${BETWEEN}, MaxFragments=2, MaxWords=28, MinWords=12`;
/** Of a very long text, so much is looked at for passages. */
const MOST = 400_000;

interface Asked {
  q: string;
  page: number;
  pageSize: number;
}

/** Documents whose words match, best first, each with the passages that show it. */
export async function searchDocuments({ db, organisationId }: Act, { q, page, pageSize }: Asked) {
  const ranked = await sql<{ id: string; total: number }>`
    select found.id, count(*) over () as total from clausewise.search_documents(${q}) found
    order by found.rank desc, found.id limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const ids = ranked.rows.map(({ id }) => id);
  const total = ranked.rows[0]?.total ?? 0;
  if (ids.length === 0) return { rows: [], total };
  const shown = await sql<{ id: string; text: string; headline: string }>`
    select id, left(text, ${MOST}) as text,
      ts_headline(clausewise.words_in(language), clausewise.fold(left(text, ${MOST})), clausewise.asked(language, ${q}), ${HOW}) as headline
    from documents where organisation_id = ${organisationId} and id = any(${ids})`.execute(db);
  const words = new Map(shown.rows.map((row) => [row.id, row]));
  const documents = new Map((await selectDocuments(db, organisationId, ids)).map((each) => [each.id, each]));
  const rows = ids.flatMap((id): Hit[] => {
    const document = documents.get(id);
    const row = words.get(id);
    if (!document || !row) return [];
    const { title, folder, number, language, type, status, version } = document;
    const excerpts = excerptsOf(row.text, row.headline);
    const [first] = excerpts.filter(({ marks }) => marks.length > 0);
    const [mark] = first?.marks ?? [];
    const match = first && mark ? { start: first.start + mark.start, end: first.start + mark.end } : null;
    return [{ id, title, folder, number, language, type, status, version, excerpts, match }];
  });
  return { rows, total };
}
