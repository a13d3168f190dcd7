import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EntryCard } from '../../kit/entry-card.tsx';
import { useSession } from '../session.ts';
import { useGoTo } from '../use-go-to.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The organisation does not accept the way in which the person signed in: sign in another way, or go on in another organisation. */
export function OtherWayPage() {
  const { t } = useTranslation('security');
  const { method, organisation, organisations } = useSession();
  const goTo = useGoTo();
  const others = organisations.filter(({ id }) => id !== organisation?.id);
  return (
    <EntryCard
      title={t('other.title')}
      text={t('other.text', { organisation: organisation?.name ?? '', method: t(`method.${method}`) })}
      width={520}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{t('other.what')}</Typography>
        <SignOutButton />
        {others.length > 0 && <Typography sx={{ color: 'text.secondary' }}>{t('other.elsewhere')}</Typography>}
        {others.map(({ id, name }) => (
          <Button key={id} onClick={() => void goTo(id)}>
            {name}
          </Button>
        ))}
      </Box>
    </EntryCard>
  );
}
