import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ApiToken } from '#domain/people/api-token.ts';
import { useFormat } from '../../../kit/format.ts';
import { TokenEnd } from './token-end.tsx';
import { Scopes } from './use-token-columns.tsx';

interface TokenCardProps {
  token: ApiToken;
  now: Date;
  onRevoke: ((token: ApiToken) => void) | null;
}

/** A token on a phone. */
export function TokenCard({ token, now, onRevoke }: TokenCardProps) {
  const { t } = useTranslation('integration');
  const { relative } = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{token.name}</Typography>
        <TokenEnd token={token} now={now} />
      </Box>
      <Scopes scopes={token.scopes} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {`${t('column.used')}: ${token.lastUsedAt ? relative(token.lastUsedAt, now) : t('never')} · ${token.ownerName}`}
      </Typography>
      {onRevoke && (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          aria-label={t('revoke.of', { name: token.name })}
          onClick={() => onRevoke(token)}
        >
          {t('revoke.confirm')}
        </Button>
      )}
    </Box>
  );
}
