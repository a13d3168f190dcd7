import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NewRule } from '#domain/automation/rule.ts';
import { Card } from '../../kit/card.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { READY_MADE } from './ready-made.ts';

const MOST_PER_HOUR = 100;
/** Names a place of the rule itself, which is filled when it acts. */
const TITLE = '{{title}}';

/** Rules that most organizations want: each opens in the builder, where it can be tried and switched on. */
export function ReadyList({ onUse }: { onUse: (draft: NewRule) => void }) {
  const { t } = useTranslation('automation');
  const mayEdit = usePermission('settings.edit');
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {READY_MADE.map(({ id, trigger, actionsWith }) => (
        <Box component="li" key={id} sx={{ display: 'grid' }}>
          <Card title={t(`ready.${id}.name`)}>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {t(`ready.${id}.text`)}
            </Typography>
            <ReasonButton
              size="small"
              startIcon={<Plus size={14} />}
              reason={mayEdit ? null : t('kit:reason.permission')}
              aria-label={t('ready.useOf', { name: t(`ready.${id}.name`) })}
              onClick={() =>
                onUse({
                  name: t(`ready.${id}.name`),
                  isOn: true,
                  mostPerHour: MOST_PER_HOUR,
                  trigger,
                  actions: actionsWith(t(`ready.${id}.says`, { title: TITLE }), t('ready.more', { title: TITLE })),
                })
              }
            >
              {t('ready.use')}
            </ReasonButton>
          </Card>
        </Box>
      ))}
    </Box>
  );
}
