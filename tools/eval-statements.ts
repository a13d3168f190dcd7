// How often the reader and the words tell a sentence that shows an ask from its reverse, on the example sentences of the catalogue. Run: node
// tools/eval-statements.ts [language]; with WORSE=1 it names those that are read wrongly.
import type { DocumentType } from '#domain/documents/analysis.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { reversalOf } from '#engine/judge/reversal.ts';
import { toldOf } from '#engine/judge/told.ts';
import { verdictOf, weighed } from '#engine/judge/verdict.ts';
import { grammarOf } from '#engine/read/statements/grammar.ts';
import { readStatements } from '#engine/read/statements/read-statements.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';

const only = process.argv[2];
for (const language of LANGUAGES) {
  if (only !== undefined && only !== language) continue;
  const grammar = grammarOf(language);
  const counts: Record<string, Record<string, number>> = {};
  for (const { id, asks, examples } of frameworkOf('iso-27001-2022')?.requirements ?? [])
    for (const ask of asks) {
      const own = examples?.[language]?.[ask.id];
      for (const kind of ['shows', 'reverse'] as const)
        for (const text of own?.[kind] ?? []) {
          const statements = readStatements(text, grammar, text.includes(' | ') ? 'row' : 'p');
          const type: DocumentType = ask.kind === 'record' ? 'record' : 'policy';
          const verdicts = statements.map((statement) => {
            const clause = text.slice(statement.start, statement.end);
            const told = toldOf(text, statements, language, grammar);
            const about = { ask, type, aboutOthers: true, text: clause, unwanted: null, told, dated: true };
            return verdictOf(statement, about, grammar);
          });
          const judged = verdicts.map((verdict) => weighed(verdict, reversalOf(text, statements, language, grammar)));
          const said = (verdict: string) => (judged.includes(verdict as (typeof judged)[number]) ? verdict : null);
          const found = (kind === 'reverse' ? said('contradicts') : said('shows')) ?? said('shows') ?? said('partly');
          const whole = found ?? said('contradicts') ?? 'nothing';
          counts[kind] ??= {};
          counts[kind][whole] = (counts[kind][whole] ?? 0) + 1;
          if (process.env['WORSE'] && whole !== (kind === 'shows' ? 'shows' : 'contradicts'))
            console.log(
              `${kind} ${id} ${ask.id} [${ask.kind}] ${whole}: ${text}\n     ${statements
                .map(
                  ({ start, end, mode, bound, polarity, outcome, strength, reach }) =>
                    `${mode} ${bound} ${polarity}${reach ? '?' : ''} ${outcome} ${strength} "${text.slice(start, end)}"`,
                )
                .join('\n     ')}`,
            );
        }
    }
  console.log(language);
  console.table(counts);
}
