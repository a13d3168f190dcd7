import type { StatementRow } from '#domain/readiness/statement.ts';

export const STATEMENT_PROBLEMS = [
  'speaks-against',
  'exclusion-challenged',
  'excluded-unjustified',
  'included-unjustified',
  'implemented-unproven',
  'without-owner',
] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

const holds: Record<StatementProblem, (row: StatementRow, challenged: readonly string[]) => boolean> = {
  'exclusion-challenged': ({ requirementId, framework, applicable }, challenged) =>
    !framework && !applicable && challenged.includes(requirementId),
  'speaks-against': ({ applicable, against = 0 }) => applicable && against > 0,
  'excluded-unjustified': ({ applicable, justification }) => !applicable && justification === '',
  'included-unjustified': ({ applicable, justification }) => applicable && justification === '',
  'implemented-unproven': ({ applicable, status, evidence }) =>
    applicable && status === 'Implemented' && evidence === 0,
  'without-owner': ({ applicable, ownerName, ownerRole }) => applicable && ownerName === null && !ownerRole,
};

/**
 * What an auditor would ask about: ISO/IEC 27001:2022, 6.1.3 d wants a justification for every control included and every one
 * excluded, and whether it is implemented. Faults without a control are left out.
 * @param challenged excluded controls of Annex A that the organisation’s own facts call for.
 */
export function problemsOf(
  rows: readonly StatementRow[],
  challenged: readonly string[] = [],
): { problem: StatementProblem; faulty: StatementRow[] }[] {
  return STATEMENT_PROBLEMS.map((problem) => ({
    problem,
    faulty: rows.filter((row) => holds[problem](row, challenged)),
  })).filter(({ faulty }) => faulty.length > 0);
}

/** The same by framework, since each is mended in the list of its own; those of Annex A name none. */
export function problemsByFramework(
  problems: ReturnType<typeof problemsOf>,
): { problem: StatementProblem; framework: string | undefined; faulty: StatementRow[] }[] {
  return problems.flatMap(({ problem, faulty }) =>
    [...Map.groupBy(faulty, ({ framework }) => framework)].map(([framework, within]) => ({
      problem,
      framework,
      faulty: within,
    })),
  );
}
