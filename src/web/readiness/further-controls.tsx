import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { FRAMEWORK } from '../frameworks/framework-links.ts';
import { Card } from '../kit/card.tsx';
import { AppLink } from '../kit/links/app-link.tsx';
import { orpc } from '../kit/requests/api.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { usePermission } from '../people/use-permission.ts';

/** Which own frameworks stand in the statement beside Annex A (ISO/IEC 27001:2022, 6.1.3 b). */
export function FurtherControls() {
  const { t } = useTranslation('readiness');
  const queryClient = useQueryClient();
  const mayEdit = usePermission('iso_readiness.edit');
  const own =
    useQuery(orpc.readiness.statement.further.list.queryOptions({ input: { framework: FRAMEWORK } })).data ?? [];
  const change = useMutation(
    orpc.readiness.statement.further.change.mutationOptions({
      onError: (problem) => toast('error', messageOf(problem)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.readiness.statement.key() }),
    }),
  );
  return (
    <Card
      title={t('further.title')}
      subtitle={t('further.text')}
      action={
        <Link component={AppLink} href={PAGES.frameworks}>
          {t('further.add')}
        </Link>
      }
    >
      {own.length > 0 && (
        <Box component="ul" aria-label={t('further.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {own.map(({ framework, title, controls, isIn }) => (
            <li key={framework}>
              <FormControlLabel
                label={t('further.of', { title, count: controls })}
                disabled={!mayEdit || change.isPending}
                control={
                  <Switch
                    checked={isIn}
                    onChange={(_, next) => change.mutate({ framework: FRAMEWORK, id: framework, isIn: next })}
                  />
                }
              />
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}
