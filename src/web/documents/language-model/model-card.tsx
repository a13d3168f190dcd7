import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { ModelForm } from './model-form.tsx';

/** The language model that may look at suggestions again, off unless somebody switches it on. Needs the words `evidence`. */
export function ModelCard() {
  const { t } = useTranslation('integration');
  const { data, error, refetch } = useQuery(orpc.organisations.languageModel.get.queryOptions());
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const { offered, languageModel } = data;
  const isOn = languageModel?.isOn ?? false;
  return (
    <Card
      title={t('model.title')}
      subtitle={t('model.subtitle')}
      action={<ToneChip tone={isOn ? 'success' : 'neutral'} label={isOn ? t('model.on') : t('model.off')} />}
    >
      {offered.length === 0 && !languageModel ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('model.none')}</Typography>
      ) : (
        <ModelForm
          key={languageModel ? JSON.stringify(languageModel) : 'none'}
          languageModel={languageModel}
          offered={offered}
        />
      )}
    </Card>
  );
}
