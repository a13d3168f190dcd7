import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Method, MethodVersion, ScaleStep } from '#domain/risks/method.ts';
import { scoresOf } from '#domain/risks/score.ts';
import { Table } from '../kit/table/small-table.tsx';
import { Card } from '../kit/card.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { PageSkeleton } from '../kit/skeletons.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { bandLook } from './band-look.ts';
import { HeatMap } from './heat-map.tsx';
import { useMethod } from './risk-queries.ts';

const MethodForm = lazy(async () => ({ default: (await import('./method-form.tsx')).MethodForm }));

/** How the organisation assesses risks, and how it did before. */
export function MethodView({ reason }: { reason: string | null }) {
  const { t } = useTranslation('risks');
  const { versions, current, error, refetch } = useMethod();
  const [isOpen, setOpen] = useState(false);
  if (!versions || !current)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { method } = current;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card
        title={t('method.version', { number: current.number })}
        subtitle={t('method.subtitle')}
        action={
          <ReasonButton reason={reason} startIcon={<PenLine />} onClick={() => setOpen(true)}>
            {t('method.change')}
          </ReasonButton>
        }
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Scale title={t('likelihood')} steps={method.likelihood} />
          <Scale title={t('impact')} steps={method.impact} />
        </Box>
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Card title={t('method.bands')} subtitle={t('method.appetite', { appetite: method.appetite })} flush>
          <Bands method={method} />
        </Card>
        <Card title={t('method.matrix')} subtitle={t('method.formula')}>
          <HeatMap method={method} kind="residual" cells={[]} />
        </Card>
      </Box>
      <Card title={t('method.criteria')}>
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '80ch' }}>{method.criteria || '—'}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('method.acceptance', { count: method.acceptanceMonths })}
        </Typography>
      </Card>
      <Card title={t('method.history')} flush>
        <Versions versions={versions} />
      </Card>
      <Suspense>{isOpen && <MethodForm current={current} onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  );
}

function Scale({ title, steps }: { title: string; steps: readonly ScaleStep[] }) {
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {steps.map(({ label, description }) => (
          <li key={label}>
            <strong>{label}</strong>
            {description && <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{description}</Box>}
          </li>
        ))}
      </Box>
    </div>
  );
}

function Bands({ method }: { method: Method }) {
  const { t } = useTranslation('risks');
  return (
    <Table
      label={t('method.bandTable')}
      columns={[t('method.band'), t('method.scores'), t('method.guidance'), t('method.accepts'), t('method.review')]}
      rows={method.bands.map((band, place) => {
        const { from, to } = scoresOf(method, place);
        return {
          key: band.id,
          cells: [
            <Box
              key="band"
              component="span"
              sx={(theme) => ({
                ...bandLook(theme, place, method.bands.length),
                px: 1,
                py: 0.25,
                borderRadius: '6px',
                fontWeight: 600,
                whiteSpace: 'nowrap',
              })}
            >
              {band.label}
            </Box>,
            `${from}–${to}`,
            band.guidance,
            t(`accepter.${band.accepts}`),
            t('method.months', { count: band.reviewMonths }),
          ],
        };
      })}
    />
  );
}

function Versions({ versions }: { versions: readonly MethodVersion[] }) {
  const { t } = useTranslation('risks');
  const format = useFormat();
  return (
    <Table
      label={t('method.historyTable')}
      columns={[
        t('method.number'),
        t('method.when'),
        t('method.who'),
        t('method.size'),
        t('method.appetiteShort'),
        t('method.note'),
      ]}
      rows={versions.toReversed().map(({ number, method, madeAt, madeByName, note }) => ({
        key: String(number),
        cells: [
          number,
          madeAt ? format.date(madeAt) : t('method.start'),
          madeByName ?? '—',
          `${method.likelihood.length} × ${method.impact.length}`,
          method.appetite,
          note || '—',
        ],
      }))}
    />
  );
}
