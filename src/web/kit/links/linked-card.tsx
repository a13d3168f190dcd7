import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../card.tsx';
import { ErrorState } from '../error-state.tsx';
import { LinkedList, type LinkedRow } from './linked-list.tsx';
import { CardSkeleton } from '../skeletons.tsx';
import type { PickProps } from '../dialogs/pick-dialog.tsx';
import { messageOf } from '../requests/problem.ts';
import { ReasonButton } from '../reason-button.tsx';
import { toast } from '../toast.ts';

export const LINKED_PAGE = 5;

interface LinkedCardProps {
  title: string;
  none: string;
  addLabel: string;
  /** Undefined while nobody knows. */
  data: { rows: readonly LinkedRow[]; total: number } | undefined;
  error: unknown;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
  /** Why nothing can be linked or taken off. */
  reason: string | null;
  /** Answers how many links are new. */
  link: (ids: string[]) => Promise<{ linked: number }>;
  unlink: (id: string) => Promise<unknown>;
  /** Reads again what shows these links. */
  onChanged: () => void;
  /** The dialog in which one chooses. */
  picker: ComponentType<PickProps>;
}

/** What is linked to the thing of this page, with a way to link more; taking off can be undone. */
export function LinkedCard(props: LinkedCardProps) {
  const { title, none, addLabel, data, error, page, reason, link, unlink, onChanged, picker: Picker } = props;
  const { t } = useTranslation('links');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (mutation: () => Promise<void>) => {
    try {
      await mutation();
      onChanged();
      return true;
    } catch (problem) {
      toast('error', messageOf(problem));
      return false;
    }
  };
  const add = async (ids: string[]) => {
    setIsBusy(true);
    const isDone = await attempt(async () => {
      const { linked } = await link(ids);
      toast(linked > 0 ? 'success' : 'info', linked > 0 ? t('linked', { count: linked }) : t('already'));
    });
    setIsBusy(false);
    if (isDone) setIsOpen(false);
  };
  const takeOff = ({ id, name }: LinkedRow) =>
    attempt(async () => {
      await unlink(id);
      if (data?.rows.length === 1 && page > 0) props.onPage(page - 1);
      toast('info', t('removed', { name }), {
        label: t('undo'),
        run: () => void attempt(async () => void (await link([id]))),
      });
    });
  return (
    <Card
      title={title}
      action={
        <ReasonButton size="small" startIcon={<Link2 />} reason={reason} onClick={() => setIsOpen(true)}>
          {addLabel}
        </ReasonButton>
      }
    >
      {!data ? (
        error ? (
          <ErrorState error={error} onRetry={props.onRetry} />
        ) : (
          <CardSkeleton lines={2} />
        )
      ) : data.total === 0 ? (
        <Typography sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{none}</Typography>
      ) : (
        <Box sx={{ mt: -1 }}>
          <LinkedList
            label={title}
            rows={data.rows}
            total={data.total}
            page={page}
            pageSize={LINKED_PAGE}
            onPage={props.onPage}
            {...(reason === null && { onRemove: (row: LinkedRow) => void takeOff(row) })}
          />
        </Box>
      )}
      {isOpen && <Picker onPick={(ids) => void add(ids)} onClose={() => setIsOpen(false)} isBusy={isBusy} />}
    </Card>
  );
}
