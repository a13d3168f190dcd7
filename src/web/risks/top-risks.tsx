import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Risk, RiskOverview } from '#domain/risks/view.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { bandColor } from './band-look.ts';
import { BandChip } from './risk-parts.tsx';
import { hrefOfRegister, hrefOfRisk } from './risk-search.ts';

/** The highest risks with the way each has come: from before any treatment to where it is, and where it is to go. */
export function TopRisks({ overview }: { overview: RiskOverview }) {
  const { t } = useTranslation('risks');
  const { movement, top } = overview;
  return (
    <Card
      title={t('top.title')}
      subtitle={
        movement.risks > 0
          ? t('top.movement', { count: movement.risks, inherent: movement.inherent, residual: movement.residual })
          : t('top.none')
      }
      action={
        <Link component={AppLink} href={hrefOfRegister()}>
          {t('top.all')}
        </Link>
      }
    >
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
      >
        {top.map((risk) => (
          <li key={risk.id}>
            <TopRisk risk={risk} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

function TopRisk({ risk }: { risk: Risk }) {
  const judged = risk.residual ?? risk.inherent;
  if (!judged) return null;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <Link
          component={AppLink}
          href={hrefOfRisk(risk.id)}
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: 600,
            color: 'text.primary',
            textDecoration: 'none',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {`${risk.reference} ${risk.title}`}
        </Link>
        <BandChip judged={judged} />
      </Box>
      <MovementBar risk={risk} />
    </Box>
  );
}

/** Where the three scores lie between nothing and the highest; the same in words for who does not see it. */
export function MovementBar({ risk }: { risk: Pick<Risk, 'inherent' | 'residual' | 'target'> }) {
  const { t } = useTranslation('risks');
  const kinds = (['inherent', 'residual', 'target'] as const).flatMap((kind) => {
    const judged = risk[kind];
    return judged ? [{ kind, judged, place: (100 * judged.score) / judged.highest }] : [];
  });
  const text = kinds.map(({ kind, judged }) => `${t(`kind.${kind}`)} ${judged.score}`).join(' → ');
  const [first, last] = [kinds[0], kinds.find(({ kind }) => kind === 'residual') ?? kinds[0]];
  if (!first || !last) return null;
  const span = { left: Math.min(first.place, last.place), width: Math.abs(first.place - last.place) };
  return (
    <Box role="img" aria-label={text} title={text} sx={{ position: 'relative', height: 10, mx: '5px' }}>
      <Box
        sx={{ position: 'absolute', top: 4, left: 0, right: 0, height: 2, bgcolor: 'divider', borderRadius: '1px' }}
      />
      <Box
        sx={(theme) => ({
          position: 'absolute',
          top: 3,
          height: 4,
          borderRadius: '2px',
          left: `${span.left}%`,
          width: `${span.width}%`,
          backgroundColor: bandColor(theme, last.judged.bandPlace, last.judged.bands),
          opacity: 0.45,
        })}
      />
      {kinds.map(({ kind, judged, place }) => (
        <Box
          key={kind}
          sx={(theme) => {
            const color = bandColor(theme, judged.bandPlace, judged.bands);
            return {
              position: 'absolute',
              top: 0,
              left: `calc(${place}% - 5px)`,
              width: 10,
              height: 10,
              borderRadius: kind === 'target' ? '2px' : '50%',
              border: `2px solid ${color}`,
              backgroundColor: kind === 'residual' ? color : theme.vars.palette.background.paper,
            };
          }}
        />
      ))}
    </Box>
  );
}
