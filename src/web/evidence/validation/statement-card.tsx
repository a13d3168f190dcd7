import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, MessageSquareText, TriangleAlert } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#domain/documents/analysis.ts';
import { opinionsOf } from '#domain/evidence/validation-feedback.ts';
import type { Statement, Validation, ValidationFeedback } from '#domain/evidence/validation.ts';
import { hrefOfDocument } from '../../documents/document-links.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { type Tone, toneText } from '../../kit/tone.ts';
import { usePermission } from '../../people/use-permission.ts';
import type { StatementLabels } from './statement-labels.ts';

const kinds = {
  strength: { Icon: CircleCheck, tone: 'success' },
  weakness: { Icon: TriangleAlert, tone: 'warning' },
  gap: { Icon: CircleAlert, tone: 'error' },
} as const;

interface StatementCardProps {
  kind: keyof typeof kinds;
  statements: readonly Statement[];
  validation: Pick<Validation, 'documentId'> & { feedback: ValidationFeedback[] };
  labels: StatementLabels;
}

/** Strengths, weaknesses or critical gaps: each a sentence, the words of the document it stands on, and what colleagues said of it. */
export function StatementCard({ kind, statements, validation, labels }: StatementCardProps) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const { Icon, tone } = kinds[kind];
  const { documentId } = validation;
  return (
    <Card title={t(`kind.${kind}`)}>
      {statements.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(`kind.none.${kind}`)}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {statements.map((statement) => (
          <Box component="li" key={statement.about} sx={{ display: 'flex', gap: 1 }}>
            <Box
              aria-hidden
              sx={(theme) => ({ display: 'flex', flex: 'none', mt: '2px', color: toneText(theme, tone) })}
            >
              <Icon size={16} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
              <span>{kind === 'strength' ? labels.strength(statement) : labels.fault(statement)}</span>
              {statement.quote && <QuoteLink {...{ documentId, tone }} quote={statement.quote} />}
              {statement.against && (
                <>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('against')}
                  </Typography>
                  <QuoteLink {...{ documentId }} tone="error" quote={statement.against} />
                </>
              )}
              {statement.lookedFor && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('lookedFor', { words: format.list(statement.lookedFor) })}
                </Typography>
              )}
              <Said feedback={validation.feedback.filter(({ about }) => about === statement.about)} />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** Words of the document, with the way to their place. */
function QuoteLink({ documentId, tone, quote }: { documentId: string; tone: Tone; quote: Quote }) {
  const { t } = useTranslation('evidence');
  return (
    <Link
      component={AppLink}
      href={hrefOfDocument(documentId, quote)}
      title={t('quote.show')}
      sx={(theme) => ({
        display: 'block',
        fontSize: 'size.plain',
        fontWeight: 400,
        color: 'text.secondary',
        textDecoration: 'none',
        pl: 1.5,
        borderLeft: '3px solid',
        borderColor: toneText(theme, tone),
        overflowWrap: 'anywhere',
        '&:hover': { color: 'text.primary' },
      })}
    >
      <q>{quote.text}</q>
    </Link>
  );
}

/** What people of the organisation said of this before, and that it moved the statement's place and nothing else. */
function Said({ feedback }: { feedback: readonly ValidationFeedback[] }) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const mayEdit = usePermission('iso_readiness.edit');
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => client.evidence.validations.feedback.remove({ id }),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.evidence.validations.key() }),
  });
  const [latest] = feedback;
  if (!latest) return null;
  const opinion = opinionsOf([...feedback]).get(latest.about);
  return (
    <Box sx={{ display: 'flex', gap: 0.75, fontSize: 'size.plain', color: 'text.secondary' }}>
      <Box component={MessageSquareText} size={15} aria-hidden sx={{ flex: 'none', mt: '2px' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('said.counts', { right: opinion?.right ?? 0, wrong: opinion?.wrong ?? 0 })}{' '}
        {latest.comment && (
          <>
            {t('said.latest', { name: latest.givenByName, date: format.date(latest.givenAt) })}{' '}
            <q>{latest.comment}</q>{' '}
          </>
        )}
        {t('said.order')}
        <ReasonButton
          reason={mayEdit ? null : t('kit:reason.permission')}
          size="small"
          variant="text"
          loading={remove.isPending}
          onClick={() => remove.mutate(latest.id)}
          sx={{ ml: 0.5, py: 0, minHeight: 24 }}
        >
          {t('said.remove')}
        </ReasonButton>
      </Box>
    </Box>
  );
}
