import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useProposalCount } from './proposal-queries.ts';

/** Says above the risks that more are proposed; nothing where none are. */
export function ProposalsNotice() {
  const { t } = useTranslation('risk-proposals');
  const count = useProposalCount() ?? 0;
  if (count === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice
        tone="info"
        action={
          <Button component={AppLink} href={PAGES.riskProposals} size="small" sx={{ whiteSpace: 'nowrap' }}>
            {t('open')}
          </Button>
        }
      >
        {t('notice', { count })}
      </Notice>
    </Box>
  );
}
