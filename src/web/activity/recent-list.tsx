import { addressOf } from '#domain/addresses.ts';
import { addressOfEntry, subjectNamed } from '#domain/subjects.ts';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/links/app-link.tsx';
import { useFormat } from '../kit/format.ts';
import { useSession } from '../people/session.ts';
import type { RecentEntry } from './activity-queries.ts';
import { useEntryLabels } from './entry-labels.ts';
import { useFoldedSentence } from './folded-sentence.ts';

/** Who did what to which thing, newest first. */
export function RecentList({ entries, now }: { entries: readonly RecentEntry[]; now: number }) {
  const { t } = useTranslation('activity');
  if (entries.length === 0)
    return <Typography sx={{ px: 2.5, pb: 2.5, color: 'text.secondary' }}>{t('recent.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <RecentLine key={entry.number} entry={entry} now={now} />
      ))}
    </Box>
  );
}

function RecentLine({ entry, now }: { entry: RecentEntry; now: number }) {
  const labels = useEntryLabels();
  const sentenceOf = useFoldedSentence();
  const { permissions } = useSession();
  if (entry.count > 1) {
    const trail = permissions.includes('audit_trail.view') ? addressOf('auditTrail', { subject: entry.subject }) : null;
    return <Line entry={entry} now={now} {...sentenceOf(entry)} href={trail} />;
  }
  const needed = subjectNamed(entry.subject)?.permission;
  const href = needed && permissions.includes(needed) ? addressOfEntry(entry) : null;
  return <Line entry={entry} now={now} title={entry.title} note={labels.note(entry)} href={href} />;
}

interface LineProps {
  entry: RecentEntry;
  now: number;
  title: string;
  note?: string;
  href: string | null;
}

function Line({ entry, now, title, note, href }: LineProps) {
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        px: 2.5,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Avatar
        aria-hidden
        sx={{
          width: 26,
          height: 26,
          fontSize: 'size.fine',
          bgcolor: 'chart.neutral',
          color: 'text.primary',
          mt: '2px',
        }}
      >
        {initialsOf(entry.actorName)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 'size.plain', lineHeight: 1.45 }}>
        <Box
          {...(href ? { component: AppLink, href } : { component: 'span' })}
          sx={{
            display: 'block',
            fontWeight: 600,
            color: 'text.primary',
            textDecoration: 'none',
            overflowWrap: 'anywhere',
            ...(href && { '&:hover': { textDecoration: 'underline' } }),
          }}
        >
          {title}
        </Box>
        {note && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Box>
      <Box
        component="time"
        dateTime={entry.at}
        title={format.dateTime(entry.at)}
        sx={{ flex: 'none', fontSize: 'size.small', color: 'text.secondary', mt: '1px' }}
      >
        {format.relative(entry.at, now)}
      </Box>
    </Box>
  );
}

function initialsOf(name: string): string {
  const text = name.trim().split(/\s+/);
  return `${text[0]?.[0] ?? ''}${text.length > 1 ? (text.at(-1)?.[0] ?? '') : ''}`.toLocaleUpperCase();
}
