import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import type { Commitment } from '#domain/vendors/agreements/commitment.ts';
import type { AskedTask } from './asked-task.ts';
import { CommitmentsCard } from './commitments-card.tsx';
import { ChangesCard, MissingCard, UnusualCard } from './gaps-cards.tsx';
import { HeldCard } from './held-card.tsx';
import { type Selected, TextCard } from './text-card.tsx';

const CommitmentDialog = lazy(async () => ({ default: (await import('./commitment-dialog.tsx')).CommitmentDialog }));

interface AnalysisProps {
  agreement: AgreementDetails;
  reason: string | null;
  tasksOf: (tasks: AskedTask[]) => ReactNode;
}

/** Verdicts first, then the commitments beside the text, then what is missing and what is unusual. */
export function Analysis({ agreement, reason, tasksOf }: AnalysisProps) {
  const [active, setActive] = useState<{ id: string; start: number } | null>(null);
  const [marked, setMarked] = useState<Selected | null>(null);
  const [opened, setOpened] = useState<Commitment | 'new' | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const show = (place: { id: string; start: number }) => {
    setActive(place);
    text.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  };
  const showCommitment = ({ id, quote }: Commitment) => quote && show({ id, start: quote.start });
  const two = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };
  return (
    <>
      {agreement.isJudged && <HeldCard agreement={agreement} onShow={showCommitment} tasksOf={tasksOf} />}
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: two }}>
        {agreement.commitments.length > 0 || agreement.isRead ? (
          <CommitmentsCard
            agreement={agreement}
            activeId={active?.id ?? null}
            reason={reason}
            onShow={showCommitment}
            onCorrect={setOpened}
            onAdd={() => setOpened('new')}
          />
        ) : null}
        <Box ref={text} sx={{ minWidth: 0 }}>
          <TextCard
            agreement={agreement}
            active={active}
            onSelect={(id) => {
              const commitment = agreement.commitments.find((each) => each.id === id);
              if (commitment?.quote) setActive({ id, start: commitment.quote.start });
            }}
            onMark={setMarked}
          />
        </Box>
      </Box>
      <ChangesCard agreement={agreement} />
      {agreement.isRead && (
        <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: two }}>
          <UnusualCard agreement={agreement} onShow={show} />
          <MissingCard agreement={agreement} tasksOf={tasksOf} />
        </Box>
      )}
      <Suspense>
        {opened && (
          <CommitmentDialog
            agreementId={agreement.id}
            commitment={opened === 'new' ? null : opened}
            quote={marked}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
