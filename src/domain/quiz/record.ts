import type { InEveryLanguage, Language } from '../organisations/language.ts';
import type { QuizResult } from './result.ts';
import type { QuizStandard } from './values.ts';

const WORDS = {
  title: {
    en: 'Competence record: quiz results',
    es: 'Registro de competencia: resultados del cuestionario',
    fr: 'Enregistrement de compétence : résultats du quiz',
    de: 'Kompetenznachweis: Quizergebnisse',
  },
  intro: {
    en: 'Filed by {by} on {day}. Each result is of {total} questions of one standard, answered once without help of the product and judged by it. The people named agreed to keep their result as a record of their competence.',
    es: 'Archivado por {by} el {day}. Cada resultado corresponde a {total} preguntas de una norma, respondidas una sola vez sin ayuda del producto y evaluadas por él. Las personas nombradas aceptaron conservar su resultado como registro de su competencia.',
    fr: 'Classé par {by} le {day}. Chaque résultat porte sur {total} questions d’une norme, auxquelles il a été répondu une seule fois, sans aide du produit, et que celui-ci a corrigées. Les personnes nommées ont accepté de conserver leur résultat comme enregistrement de leur compétence.',
    de: 'Abgelegt von {by} am {day}. Jedes Ergebnis umfasst {total} Fragen zu einem Standard, einmal und ohne Hilfe des Produkts beantwortet und von ihm ausgewertet. Die genannten Personen haben zugestimmt, ihr Ergebnis als Nachweis ihrer Kompetenz aufzubewahren.',
  },
  limits: {
    en: 'A quiz shows knowledge of requirements. Whether somebody is competent for their work also takes education, training or experience.',
    es: 'Un cuestionario demuestra conocimiento de los requisitos. La competencia para el trabajo exige además educación, formación o experiencia.',
    fr: 'Un quiz montre la connaissance des exigences. La compétence pour un travail demande en outre une formation initiale ou continue, ou de l’expérience.',
    de: 'Ein Quiz zeigt Kenntnis der Anforderungen. Kompetenz für die eigene Arbeit setzt außerdem Ausbildung, Schulung oder Erfahrung voraus.',
  },
  person: { en: 'Person', es: 'Persona', fr: 'Personne', de: 'Person' },
  standard: { en: 'Standard', es: 'Norma', fr: 'Norme', de: 'Standard' },
  day: { en: 'Date', es: 'Fecha', fr: 'Date', de: 'Datum' },
  result: { en: 'Right answers', es: 'Respuestas correctas', fr: 'Bonnes réponses', de: 'Richtige Antworten' },
} satisfies Record<string, InEveryLanguage>;

interface Context {
  language: Language;
  titles: ReadonlyMap<QuizStandard, string>;
  by: string;
  /** When it is filed (ISO). */
  at: string;
}

/** A cell of a Markdown table, whatever somebody is called. */
const cell = (text: string) =>
  text
    .replaceAll(/[|\\`*_<>#[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The record of results as Markdown, in one language; `passage` is a slice of its text that says what it shows. The title holds the moment,
 * so that two records never are the same document.
 */
export function composeRecord(results: readonly QuizResult[], { language, titles, by, at }: Context) {
  const say = (words: InEveryLanguage) => words[language];
  const day = at.slice(0, 10);
  const totals = [...new Set(results.map(({ total }) => total))].join(', ');
  const passage = say(WORDS.intro)
    .replace('{by}', () => cell(by))
    .replace('{day}', day)
    .replace('{total}', totals);
  const head = [WORDS.person, WORDS.standard, WORDS.day, WORDS.result].map(say);
  const rows = results.map(({ personName, framework, finishedAt, right, total, percent }) => [
    cell(personName),
    titles.get(framework) ?? framework,
    finishedAt.slice(0, 10),
    `${right} / ${total} (${percent} %)`,
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const title = `${say(WORDS.title)} ${at.slice(0, 16).replace('T', ' ').replace(':', '.')}`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  const markdown = [`# ${title}`, passage, table, say(WORDS.limits)].join('\n\n');
  return { title, markdown: `${markdown}\n`, passage };
}
