import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from './links/app-link.tsx';
import { Sparkline } from './sparkline.tsx';
import { type Tone, toneText } from './tone.ts';

interface StatCardProps {
  label: string;
  /** Already formatted; a dash when there is nothing to count. */
  value: ReactNode;
  /** The list or derivation behind the number: a number is a door. */
  href: string;
  /** A line under the number. */
  note?: ReactNode;
  /** A change such as "+4%", which way it went and whether that is good. */
  change?: { text: string; up: boolean; tone: Tone };
  trend?: readonly number[];
  trendTone?: Tone | 'primary';
  isLoading?: boolean;
}

/** A figure that links to what it counts. */
export function StatCard({ label, value, href, note, change, trend, trendTone, isLoading = false }: StatCardProps) {
  const Arrow = change?.up ? ArrowUpRight : ArrowDownRight;
  return (
    <Box
      component={AppLink}
      href={href}
      sx={{
        display: 'block',
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        p: 2.25,
        minWidth: 0,
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 500 }}>
        {label}
      </Typography>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 1, my: 0.25 }}
      >
        <Typography variant={isText(value) ? 'h2' : 'figure'} component="span">
          {isLoading ? <Skeleton width={72} /> : value}
        </Typography>
        {trend && <Sparkline values={trend} tone={trendTone ?? 'primary'} />}
      </Box>
      {(note || change) && (
        <Typography
          variant="caption"
          component="span"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 0.75,
            color: 'text.secondary',
            minHeight: 18,
          }}
        >
          {change && (
            <Box
              component="span"
              sx={(theme) => ({
                display: 'inline-flex',
                alignItems: 'center',
                fontWeight: 600,
                color: toneText(theme, change.tone),
              })}
            >
              <Arrow size={13} aria-hidden />
              {change.text}
            </Box>
          )}
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** Words such as "Not known yet" are no figure, and as large as one they fill a card on a telephone. */
const isText = (value: ReactNode) => typeof value === 'string' && /\p{L}{2}/u.test(value) && !/\p{N}/u.test(value);
