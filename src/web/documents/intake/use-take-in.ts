import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../kit/requests/api.ts';
import type { PickedFile } from '../../kit/files-in.ts';
import { takeIn } from './intake.ts';
import { READABLE } from '../refusals.ts';

const isReadable = ({ path }: PickedFile) => READABLE.some((ending) => path.toLowerCase().endsWith(ending));

/**
 * Takes what was dropped, into a folder where one is given: files that no engine of ours reads are answered at once, about all others the
 * server has the last word.
 */
export function useTakeIn(folder = ''): (picked: readonly PickedFile[]) => void {
  const queryClient = useQueryClient();
  return (dropped) => {
    const picked = dropped.map((each) => (folder ? { ...each, path: `${folder}/${each.path}` } : each));
    takeIn({
      taken: picked.filter(isReadable).map(({ file, path }) => ({ file, path })),
      refused: picked
        .filter((each) => !isReadable(each))
        .map(({ file, path }) => ({ file, path, refusal: 'unsupported' })),
      onFiled: () => void queryClient.invalidateQueries({ queryKey: orpc.documents.key() }),
    });
  };
}
