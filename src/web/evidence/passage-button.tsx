import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { tint } from '../theme/tint.ts';

interface PassageButtonProps {
  title: string;
  isShown?: boolean;
  /** Red where the words speak against what is asked. */
  tone?: 'warning' | 'error';
  onClick: () => void;
  children: ReactNode;
}

/** Words of a document that lead to where they stand. */
export function PassageButton({ title, isShown = false, tone = 'warning', onClick, children }: PassageButtonProps) {
  return (
    <ButtonBase
      title={title}
      aria-pressed={isShown}
      onClick={onClick}
      sx={(theme) => ({
        fontFamily: 'inherit',
        display: 'block',
        width: '100%',
        textAlign: 'left',
        fontSize: 'size.plain',
        lineHeight: 1.6,
        pl: 1.5,
        pr: 1,
        py: 0.5,
        borderLeft: '3px solid',
        borderRadius: '0 6px 6px 0',
        borderColor: isShown ? 'primary.main' : theme.vars.palette.chart[tone],
        backgroundColor: tint(
          isShown ? theme.vars.palette.primary.main : theme.vars.palette.chart[tone],
          isShown ? 10 : 7,
        ),
        overflowWrap: 'anywhere',
        '&:hover': { backgroundColor: tint(theme.vars.palette.primary.main, 10) },
      })}
    >
      {children}
    </ButtonBase>
  );
}
