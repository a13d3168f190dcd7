import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OPENINGS } from '#domain/people/join-rules.ts';
import { client } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { installationQuery } from '../../people/installation.ts';
import { useAdminMutation } from './use-list.tsx';

/** How new organisations come about on this installation. */
export function OpeningSwitch() {
  const { t } = useTranslation('administration');
  const queryClient = useQueryClient();
  const { data } = useQuery(installationQuery);
  const mutation = useAdminMutation(
    (opening: (typeof OPENINGS)[number]) => client.administration.opening.change({ opening }),
    () => t('did.opening'),
    () => void queryClient.invalidateQueries(installationQuery),
  );
  return (
    <Card title={t('opening.title')} subtitle={t('opening.text')} sx={{ mb: 2 }}>
      <RadioGroup
        aria-label={t('opening.title')}
        value={mutation.isPending ? mutation.variables : (data?.opening ?? 'request')}
        onChange={(event) => {
          const opening = OPENINGS.find((one) => one === event.target.value);
          if (opening) mutation.mutate(opening);
        }}
      >
        {OPENINGS.map((opening) => (
          <FormControlLabel
            key={opening}
            value={opening}
            control={<Radio size="small" />}
            label={t(`opening.${opening}`)}
          />
        ))}
      </RadioGroup>
    </Card>
  );
}
