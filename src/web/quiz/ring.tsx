import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface RingProps {
  /** From 0 to 1. */
  share: number;
  size: number;
  thickness?: number;
  color: (theme: Theme) => string;
  children?: ReactNode;
}

/** A share as a ring; what it says stands in it or beside it in words. */
export function Ring({ share, size, thickness = 6, color, children }: RingProps) {
  const radius = (size - thickness) / 2;
  const circumference = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: thickness };
  return (
    <Box sx={{ position: 'relative', width: size, height: size, flex: 'none' }}>
      <Box
        component="svg"
        aria-hidden
        width={size}
        height={size}
        sx={{ display: 'block', transform: 'rotate(-90deg)' }}
      >
        <Box component="circle" {...circle} sx={{ stroke: (theme) => theme.vars.palette.chart.neutral }} />
        <Box
          component="circle"
          {...circle}
          strokeLinecap="round"
          strokeDasharray={`${Math.min(1, Math.max(0, share)) * circumference} ${circumference}`}
          sx={{ stroke: color, visibility: share > 0 ? 'visible' : 'hidden' }}
        />
      </Box>
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
        {children}
      </Box>
    </Box>
  );
}
