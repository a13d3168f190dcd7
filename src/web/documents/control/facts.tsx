import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReviewDue } from '../review-due.tsx';
import { StatusChip } from './status-chip.tsx';

/** What has to stand on a document that is controlled; what is missing says so. */
export function ControlFacts({ document }: { document: Document }) {
  const { t } = useTranslation('document-control');
  const format = useFormat();
  const { ownerName, ownerIsMember, classification, number, approvedAt, approvedByName, fromFile } = document;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(6, auto)' },
        columnGap: 3,
        rowGap: 1.5,
        m: 0,
        fontSize: 'size.plain',
      }}
    >
      <Fact label={t('fact.status')}>
        <StatusChip document={document} />
      </Fact>
      <Fact label={t('fact.approved')}>
        {approvedAt ? t('fact.approvedBy', { name: approvedByName, date: format.date(approvedAt) }) : <None />}
        {approvedAt && <AsFileSays file={fromFile} />}
      </Fact>
      <Fact label={t('fact.owner')}>
        {ownerName === null ? <None /> : ownerIsMember ? ownerName : t('fact.former', { name: ownerName })}
      </Fact>
      <Fact label={t('fact.classification')}>{classification ? t(`classification.${classification}`) : <None />}</Fact>
      <Fact label={t('fact.number')}>{number ?? <None />}</Fact>
      <Fact label={t('fact.review')}>
        <ReviewDue document={document} />
      </Fact>
    </Box>
  );
}

function None() {
  const { t } = useTranslation('document-control');
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('fact.none')}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
