import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { sessionQuery, useSession } from '../../people/session.ts';
import { usePermission } from '../../people/use-permission.ts';
import { tint } from '../../theme/tint.ts';
import { Frame, type Way } from './frame.tsx';
import { LATER } from './progress.ts';
import { useModels } from './use-models.ts';

interface ModelStepProps extends Way {
  choice: string | null;
  onChoose: (choice: string) => void;
  onNext: () => void;
}

/** Step 0: one of the compliance models, or later. */
export function ModelStep({ choice, onChoose, onNext, onFinish, isFinishing }: ModelStepProps) {
  const { t } = useTranslation('onboarding');
  const { organisation } = useSession();
  const keep = useKeepPrimary();
  const { data: models, error, refetch } = useModels();
  if (!models) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const choices = [...models, { choice: LATER, name: t('model.later'), text: t('model.laterText') }];
  const next = () => {
    if (choice && choice !== LATER) void keep?.(choice);
    onNext();
  };
  return (
    <Frame
      step={0}
      heading={t('model.heading')}
      main={{ label: t('next'), onClick: next, reason: choice ? null : t('model.needed') }}
      onSkip={onFinish}
      isSkipping={isFinishing}
    >
      <Box
        component="fieldset"
        aria-label={t('model.heading')}
        sx={{
          border: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        {choices.map((each) => (
          <Option
            key={each.choice}
            name={each.name}
            text={each.text}
            isChosen={each.choice === choice}
            onChoose={() => onChoose(each.choice)}
          />
        ))}
      </Box>
      {keep && organisation && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('model.primary', { name: organisation.name })}
        </Typography>
      )}
    </Frame>
  );
}

interface OptionProps {
  name: string;
  text: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ name, text, isChosen, onChoose }: OptionProps) {
  const id = useId();
  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        p: 1.75,
        borderRadius: '10px',
        border: '1.5px solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
        backgroundColor: isChosen ? tint(theme.vars.palette.primary.main, 8) : 'transparent',
        cursor: 'pointer',
        '&:hover': { borderColor: isChosen ? 'primary.main' : 'field.border' },
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: theme.vars.palette.primary.main,
          outlineOffset: 2,
        },
      })}
    >
      <Box
        component="input"
        type="radio"
        name="compliance-model"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={id}
        sx={{ m: 0, mt: '3px', width: 16, height: 16, flex: 'none', accentColor: 'var(--mui-palette-primary-main)' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="span" sx={{ display: 'block' }}>
          {name}
        </Typography>
        <Typography
          id={id}
          variant="body2"
          component="span"
          sx={{ display: 'block', color: 'text.secondary', textWrap: 'pretty' }}
        >
          {text}
        </Typography>
      </Box>
    </Box>
  );
}

/** Makes the model the organisation's primary framework; undefined for those who may not. Nobody waits for it. */
function useKeepPrimary() {
  const queryClient = useQueryClient();
  const mayChange = usePermission('settings.edit');
  if (!mayChange) return undefined;
  return async (primaryFramework: string) => {
    await client.organisations.settings.change({ primaryFramework }).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
}
