import Box from '@mui/material/Box';
import {
  CalendarClock,
  CalendarX2,
  CalendarCheck,
  ChevronRight,
  CircleX,
  FileWarning,
  FileX2,
  type LucideIcon,
  ShieldAlert,
  ShieldQuestionMark,
  Sparkles,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FrameworkChip } from '#web/frameworks/framework-chip.tsx';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { Card } from '#web/kit/card.tsx';
import { useFormat } from '#web/kit/format.ts';
import { type Tone, softTone } from '#web/kit/tone.ts';
import type { Need, NeedKind } from './needs.ts';

const looks: Record<NeedKind, { icon: LucideIcon; tone: Tone }> = {
  contradicted: { icon: CircleX, tone: 'error' },
  overdue: { icon: CalendarX2, tone: 'error' },
  week: { icon: CalendarClock, tone: 'warning' },
  suggestions: { icon: Sparkles, tone: 'info' },
  refused: { icon: FileX2, tone: 'warning' },
  review: { icon: CalendarCheck, tone: 'warning' },
  untreated: { icon: ShieldAlert, tone: 'error' },
  unassessed: { icon: ShieldQuestionMark, tone: 'warning' },
  unproven: { icon: FileWarning, tone: 'warning' },
};

/** What waits for somebody besides the next step, each as the way to it; nothing where nothing does. */
export function NeedsCard({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation('dashboard');
  if (needs.length === 0) return null;
  return (
    <Card title={t('needs.title')} subtitle={t('needs.subtitle')} flush>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {needs.map((need) => (
          <NeedLine key={`${need.kind} ${need.framework ?? ''}`} need={need} />
        ))}
      </Box>
    </Card>
  );
}

function NeedLine({ need: { kind, count, mine, href, framework } }: { need: Need }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { icon: Icon, tone } = looks[kind];
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        component={AppLink}
        href={href}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.75,
          px: 2.5,
          py: 1.25,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'hover.main' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box
          aria-hidden
          sx={(theme) => ({
            ...softTone(theme, tone),
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            width: 34,
            height: 34,
            borderRadius: '8px',
          })}
        >
          <Icon size={17} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600, fontSize: 'size.body' }}>
            {t(`need.${kind}.title`, { count })} {framework && <FrameworkChip framework={framework} />}
          </Box>
          <Box
            component="span"
            sx={{ display: 'block', fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}
          >
            {mine > 0 ? t('need.mine', { count: mine }) : t(`need.${kind}.text`)}
          </Box>
        </Box>
        <Box
          component="span"
          aria-hidden
          sx={{ fontWeight: 700, fontSize: 'size.section', fontVariantNumeric: 'tabular-nums' }}
        >
          {format.number(count)}
        </Box>
        <Box component={ChevronRight} size={16} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      </Box>
    </Box>
  );
}
