import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadingMatch } from '#domain/tables/headings.ts';
import { type Line, type LineReader, linesUnder, problemOfMapping, type RowOutcome } from '#domain/tables/lines.ts';
import { productOf } from '#domain/tables/products.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { examplesIn, type TableLimits } from '#domain/tables/table.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import type { ColumnOfFile } from '../../kit/table/column-mapping.tsx';
import type { TableChoice } from '../../kit/table/table-choice.ts';
import { type OpenTable, openTableOf } from '../../kit/table/table-file.ts';

/** How lines are read from a file and what becomes of them. */
export interface LinesSource<Column extends string, Outcome extends RowOutcome> {
  limits: TableLimits & { bytes: number };
  reader: () => Promise<LineReader<Column>>;
  /** Asks what would become of the lines, or has it become of them. */
  send: (lines: Line<Column>[], isPreview: boolean) => Promise<{ fates: Outcome[]; id: string | null }>;
  /** The column of which one value can stand for all rows where it is empty. */
  fill?: { column: Column; label: string };
}

interface Opened<Column extends string> extends OpenTable {
  reader: LineReader<Column>;
  columns: ColumnOfFile<Column>[];
  product: string | null;
}

/** What a person decides about a table; choosing another one forgets it. */
interface Decisions<Column extends string> {
  mapping: readonly (Column | null)[];
  fill: string;
}

/** An import of lines from the chosen file to its end. What was decided stays while one steps back and forth. */
export function useLinesImport<Column extends string, Outcome extends RowOutcome>(
  source: LinesSource<Column, Outcome>,
) {
  const { t } = useTranslation('risks');
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState<TableChoice | null>(null);
  const [opened, setOpened] = useState<Opened<Column> | null>(null);
  const [decisions, setDecisions] = useState<Decisions<Column>>({ mapping: [], fill: '' });
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** @returns whether it went well; what did not is said. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setProblem(null);
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const open = (taken: File, place: TablePlace | null) =>
    attempt(async () => {
      setFile(taken);
      setOpened(null);
      const reader = await source.reader();
      const found = await openTableOf(taken, source.limits, reader, place);
      // The way back from a table that cannot be read is another one.
      setChoice(found.choice ?? null);
      if ('refusal' in found) return setProblem(t(`import.refusal.${found.refusal}`));
      const { headers, rows } = found.table;
      const matches: HeadingMatch<Column>[] = reader.match(headers);
      setOpened({
        ...found,
        reader,
        product: productOf(headers),
        columns: matches.map((match, column) => ({
          heading: headers[column] ?? '',
          examples: examplesIn(rows, column),
          match,
        })),
      });
      setDecisions({ mapping: matches.map(({ field }) => field), fill: '' });
      setOutcomes([]);
    });

  const linesBy = ({ reader, rowsBy }: Opened<Column>, { mapping, fill }: Decisions<Column>): Line<Column>[] => {
    const lines = linesUnder({ rows: rowsBy(mapping.indexOf(reader.key)) }, mapping);
    const column = source.fill?.column;
    if (!column || fill === '') return lines;
    return lines.map((line) => ({ ...line, values: { ...line.values, [column]: line.values[column] || fill } }));
  };
  const check = (by: Decisions<Column>) =>
    attempt(async () => {
      if (opened) setOutcomes((await source.send(linesBy(opened, by), true)).fates);
    });

  return {
    file,
    choice,
    opened,
    mapping: decisions.mapping,
    mappingProblem: opened && problemOfMapping(decisions.mapping, opened.reader.key),
    outcomes,
    problem,
    isBusy,
    open,
    refuse: () => setProblem(t('import.refusal.not-text')),
    map: (mapping: Decisions<Column>['mapping']) => setDecisions({ ...decisions, mapping }),
    /** Asks what would become of the lines as they are read now. */
    check: () => check(decisions),
    fillWith: (fill: string) => {
      const filled = { ...decisions, fill };
      setDecisions(filled);
      return check(filled);
    },
    /** `onWritten` hears by which id it can be taken back. */
    write: (onWritten: (id: string | null) => void) =>
      attempt(async () => {
        if (opened) onWritten((await source.send(linesBy(opened, decisions), false)).id);
      }),
  };
}
