import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../kit/tone-chip.tsx';
import { tint } from '../theme/tint.ts';

const claims = [
  { id: 'A.5.15', tone: 'success' },
  { id: 'A.8.13', tone: 'warning' },
  { id: 'A.5.24', tone: 'error' },
] as const;

/** An example of how a judgement looks: the clause, what the policy says, what is missing. Marked as an example. */
export function HeroProof() {
  const { t } = useTranslation('public');
  return (
    <Box
      component="figure"
      sx={(theme) => ({
        m: 0,
        p: { xs: 1.5, sm: 2.5 },
        borderRadius: '20px',
        backgroundImage: `linear-gradient(160deg, ${tint(theme.vars.palette.primary.main, 14)}, ${tint(theme.vars.palette.secondary.main, 10)})`,
      })}
    >
      <Box component="ul" sx={{ display: 'grid', gap: 1.25, listStyle: 'none', m: 0, p: 0 }}>
        {claims.map(({ id, tone }) => (
          <Box
            component="li"
            key={id}
            sx={{
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '12px',
              p: 2,
              display: 'grid',
              gap: 0.75,
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box
                component="span"
                sx={{
                  fontSize: 'size.small',
                  fontWeight: 600,
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {id}
              </Box>
              <Typography variant="h4" component="span" sx={{ flex: 1, minWidth: 0 }}>
                {t(`landing.proof.${tone}.title`)}
              </Typography>
              <ToneChip tone={tone} label={t(`landing.proof.${tone}.verdict`)} />
            </Box>
            <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary', fontSize: 'size.plain', lineHeight: 1.5 }}>
              <Box
                component="span"
                aria-hidden
                sx={{ color: 'primary.main', mt: '3px', display: 'flex', alignItems: 'flex-start' }}
              >
                <Quote size={13} />
              </Box>
              {t(`landing.proof.${tone}.quote`)}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography
        component="figcaption"
        variant="caption"
        sx={{ display: 'block', textAlign: 'center', mt: 1.5, color: 'text.primary' }}
      >
        {t('landing.proof.caption')}
      </Typography>
    </Box>
  );
}
