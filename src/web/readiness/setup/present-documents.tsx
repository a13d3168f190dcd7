import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Sign } from '#domain/documents/required/presence.ts';
import { REGISTERS } from '#domain/documents/required/registers.ts';
import { isItself } from '#domain/documents/required/signs.ts';
import type { RecommendedPolicy } from '#domain/readiness/setup/analysis.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';

/** Required documents and policies that are there, each with what shows it. */
export function PresentDocuments({ documents }: { documents: readonly RecommendedPolicy[] }) {
  const { t } = useTranslation('setup');
  if (documents.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, fontSize: 'size.body' }}>
        {t('present.title', { count: documents.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {documents.map(({ key, title, presence: { state, signs } }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.75 }}
          >
            <Box sx={{ flex: 1, minWidth: 220 }}>
              <Box sx={{ fontWeight: 600, fontSize: 'size.body' }}>{title}</Box>
              {signs.map((sign) => (
                <SignLine key={sign.kind === 'document' ? sign.id : sign.register} sign={sign} />
              ))}
            </Box>
            <ToneChip tone={state === 'there' ? 'success' : 'warning'} label={t(`present.state.${state}`)} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function SignLine({ sign }: { sign: Sign }) {
  const { t } = useTranslation('setup');
  const isDocument = sign.kind === 'document';
  return (
    <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Link
        component={AppLink}
        href={isDocument ? addressOf('document', { id: sign.id }) : PAGES[REGISTERS[sign.register].page]}
      >
        {isDocument ? sign.title : t(`present.register.${sign.register}`, { count: sign.count })}
      </Link>
      {isDocument &&
        ` · ${t(sign.isUnfinished && isItself(sign) ? 'present.unfinished' : `present.reason.${sign.reason}`)}`}
    </Box>
  );
}
