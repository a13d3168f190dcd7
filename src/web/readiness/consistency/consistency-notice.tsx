import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FindingSubject } from '#domain/readiness/consistency/finding.ts';
import { Notice } from '../../kit/notice.tsx';
import { useConsistency } from './consistency-card.tsx';

interface ConsistencyNoticeProps {
  /** A requirement of a framework, or a document by its id. */
  about: { framework: string; requirementId: string } | { documentId: string };
}

/** What the consistency check holds against one thing, where that thing is worked on. */
export function ConsistencyNotice({ about }: ConsistencyNoticeProps) {
  const { t } = useTranslation('consistency');
  const { data } = useConsistency();
  const found = (data ?? []).flatMap(({ rule, subjects }) =>
    subjects.flatMap((subject) => (isAbout(subject, about) ? [{ rule, count: subject.count }] : [])),
  );
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" title={t('here')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.map(({ rule, count }) => (
          <li key={rule}>
            {t(`broken.${rule}`, { count })}. {t(`fix.${rule}`)}
          </li>
        ))}
      </Box>
    </Notice>
  );
}

type Counted = Extract<FindingSubject, { count: number }>;

function isAbout(subject: FindingSubject, about: ConsistencyNoticeProps['about']): subject is Counted {
  return 'documentId' in about
    ? subject.kind === 'document' && subject.id === about.documentId
    : subject.kind === 'requirement' && subject.id === about.requirementId && subject.framework === about.framework;
}
