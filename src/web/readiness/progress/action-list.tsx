import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanAction } from '#domain/readiness/plan.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import type { FrameworkView } from '../../frameworks/framework.ts';
import { useFormat } from '../../kit/format.ts';

const SHOWN = 10;

interface ActionListProps {
  actions: readonly PlanAction[];
  framework: FrameworkView;
}

/** Actions, each with what has to happen for it; the first ten until more are wanted. */
export function ActionList({ actions, framework }: ActionListProps) {
  const { t } = useTranslation('progress');
  const { list } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const titles = new Map(framework.requirements.map(({ id, title }) => [id, title]));
  const shown = isWhole ? actions : actions.slice(0, SHOWN);
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ requirementId, steps, suggestions, effort }) => (
          <Box
            component="li"
            key={requirementId}
            sx={{ py: 1, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <RequirementLink
              id={requirementId}
              title={titles.get(requirementId) ?? requirementId}
              note={t(`effort.${effort}`)}
            />
            <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}>
              {list(steps.map((step) => t(`step.${step}`, { count: suggestions })))}
            </Box>
          </Box>
        ))}
      </Box>
      {actions.length > SHOWN && (
        <Button variant="text" size="small" onClick={() => setWhole(!isWhole)} sx={{ mt: 0.5 }}>
          {isWhole ? t('fewer') : t('all', { count: actions.length })}
        </Button>
      )}
    </>
  );
}
