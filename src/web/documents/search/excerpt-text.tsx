import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { Excerpt } from '#domain/documents/search/hit.ts';
import { tint } from '../../theme/tint.ts';

/** Words of a document with what matched marked. Text stays text, whatever it holds. */
export function ExcerptText({ excerpt: { text, marks }, language }: { excerpt: Excerpt; language: string | null }) {
  return (
    <Box
      component="p"
      lang={language ?? undefined}
      sx={{
        m: 0,
        mt: 0.5,
        fontSize: 'size.plain',
        color: 'text.secondary',
        '& mark': {
          color: 'text.primary',
          backgroundColor: (theme) => tint(theme.vars.palette.warning.main, 26),
          borderRadius: '3px',
          px: '1px',
        },
      }}
    >
      …
      {marks.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(marks[place - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}…
    </Box>
  );
}
