import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrosswalkRow } from '#domain/evidence/reuse.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { RelationChip, StandsOn } from './pair-parts.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

export type ShownPair = CrosswalkRow & { id: string };

/** Requirement, relation, requirement, what it stands on, details. */
export function useCrosswalkColumns(onOpen: (row: CrosswalkRow) => void): Column<ShownPair>[] {
  const { t } = useTranslation('mapping');
  return useMemo<Column<ShownPair>[]>(
    () => [
      {
        field: 'from',
        header: t('column.from'),
        flex: 2,
        minWidth: 190,
        cell: ({ from }) => <Requirement requirement={from} />,
      },
      { field: 'relation', header: t('column.relation'), width: 176, cell: (row) => <RelationChip row={row} /> },
      {
        field: 'to',
        header: t('column.to'),
        flex: 2,
        minWidth: 190,
        cell: ({ to }) => <Requirement requirement={to} />,
      },
      { field: 'stands', header: t('column.stands'), minWidth: 140, cell: (row) => <StandsOn row={row} /> },
      {
        field: 'details',
        header: t('column.details'),
        width: 124,
        align: 'right',
        cell: (row) => (
          <Button
            size="small"
            onClick={(event) => {
              event.stopPropagation();
              onOpen(row);
            }}
            aria-label={t('column.openOf', { from: row.from.requirementId, to: row.to.requirementId })}
          >
            {t('column.open')}
          </Button>
        ),
      },
    ],
    [t, onOpen],
  );
}

function Requirement({ requirement }: { requirement: CrosswalkRow['from'] }) {
  const { framework, requirementId, title } = requirement;
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Link component={AppLink} href={hrefOfRequirement(requirementId, framework)} sx={{ fontWeight: 600 }}>
        {requirementId}
      </Link>
      <Box
        title={title}
        sx={{
          color: 'text.secondary',
          fontSize: 'size.small',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </Box>
    </Box>
  );
}
