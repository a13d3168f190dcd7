import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserLine } from '#domain/people/user-import.ts';
import type { UserWay } from '#domain/people/user-ways.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { client } from '../../kit/requests/api.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import type { TableChoice } from '../../kit/table/table-choice.ts';
import { readUsersFile } from './read-users-file.ts';
import { type HandedPassword, type ShownOutcome, useRefreshPeople } from './users-queries.ts';

/** One import from the choice of a file to what became of it. The server looks at every row again when it imports. */
export function useUsersImport(firstWay: UserWay, onHanded: (handed: HandedPassword[]) => void) {
  const { t } = useTranslation('users');
  const refresh = useRefreshPeople();
  const [way, setWay] = useState<UserWay>(firstWay);
  const [opened, setOpened] = useState<{ file: File; lines: UserLine[]; choice: TableChoice } | null>(null);
  const [outcomes, setOutcomes] = useState<ShownOutcome[] | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(null);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const preview = async (lines: UserLine[], by: UserWay) =>
    setOutcomes(await client.people.users.imports.preview.add({ way: by, lines }));
  const open = async (file: File, place: TablePlace | null) => {
    const read = await readUsersFile(file, place);
    // The way back from a table that holds nobody is another one.
    if (place && read.choice) setOpened({ file, lines: [], choice: read.choice });
    setOutcomes(null);
    if ('refusal' in read) return setProblem(t(`refusal.${read.refusal}`));
    setOpened({ file, ...read });
    await preview(read.lines, way);
  };

  return {
    way,
    file: opened?.file.name ?? null,
    choice: opened?.choice ?? null,
    outcomes,
    isDone,
    isBusy,
    problem,
    open: (file: File | undefined, refused: string | undefined) =>
      attempt(async () => {
        if (!file) return setProblem(t(refused === 'size' ? 'refusal.too-large' : 'refusal.not-text'));
        await open(file, null);
      }),
    openTable: (place: TablePlace) => attempt(async () => opened && open(opened.file, place)),
    choose: (next: UserWay) =>
      attempt(async () => {
        setWay(next);
        if (outcomes && opened) await preview(opened.lines, next);
      }),
    forget: () => {
      setOpened(null);
      setOutcomes(null);
      setProblem(null);
    },
    run: () =>
      attempt(async () => {
        if (!opened) return;
        const answer = await client.people.users.imports.add({ way, lines: opened.lines });
        setOutcomes(answer.fates);
        setIsDone(true);
        onHanded(answer.handed);
        void refresh();
      }),
  };
}
