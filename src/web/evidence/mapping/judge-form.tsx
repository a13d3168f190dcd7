import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrosswalkRow } from '#domain/evidence/reuse.ts';
import { RELATIONS } from '#domain/frameworks/values.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { EffectPanel } from './effect-panel.tsx';
import { type Judgement, useJudge, useTakeBack } from './mapping-queries.ts';

const JUDGEMENTS: readonly Judgement[] = [...RELATIONS, 'none'];
const MOST_REASON = 1000;

/** Another relation than the crosswalk has, with a reason; what it would do stands below before anything is saved. */
export function JudgeForm({ row, onDone }: { row: CrosswalkRow; onDone: () => void }) {
  const { t } = useTranslation('mapping');
  const mayJudge = usePermission('iso_readiness.edit');
  const present: Judgement = row.link?.relation ?? 'none';
  const [chosen, setChosen] = useState<Judgement | 'shipped'>(present);
  const [reason, setReason] = useState(row.overrule?.reason ?? '');
  const judge = useJudge(row, onDone);
  const takeBack = useTakeBack(onDone);
  const isOther = chosen !== present || (row.overrule !== null && reason.trim() !== row.overrule.reason);
  const { overrule } = row;
  const why = !mayJudge
    ? t('kit:reason.permission')
    : !isOther
      ? t('judge.chooseFirst')
      : reason.trim() === ''
        ? t('judge.reasonFirst')
        : null;
  const problem = judge.error ?? null;
  return (
    <Box component="section" aria-label={t('judge.title')} sx={{ display: 'grid', gap: 1.5 }}>
      <FormControl>
        <FormLabel id="judgement" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {t('judge.title')}
        </FormLabel>
        <RadioGroup
          aria-labelledby="judgement"
          value={chosen}
          onChange={(event) => setChosen(event.target.value as Judgement)}
        >
          {JUDGEMENTS.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              disabled={!mayJudge}
              control={<Radio size="small" />}
              label={t(`judge.${value}`, { from: row.from.requirementId, to: row.to.requirementId })}
            />
          ))}
          {overrule && (
            <FormControlLabel
              value="shipped"
              disabled={!mayJudge}
              control={<Radio size="small" />}
              label={t('judge.shipped')}
            />
          )}
        </RadioGroup>
      </FormControl>
      {chosen !== present && <EffectPanel row={row} relation={chosen} />}
      {chosen !== 'shipped' && (
        <TextField
          label={t('judge.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          disabled={!mayJudge}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: MOST_REASON } }}
          helperText={t('judge.reasonHelp')}
        />
      )}
      {problem && <Notice tone="error">{messageOf(problem)}</Notice>}
      <Box>
        {chosen === 'shipped' && overrule ? (
          <ReasonButton
            variant="contained"
            color="primary"
            reason={mayJudge ? null : t('kit:reason.permission')}
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate(overrule.id)}
          >
            {t('judge.takeBack')}
          </ReasonButton>
        ) : (
          <ReasonButton
            variant="contained"
            color="primary"
            reason={why}
            loading={judge.isPending}
            onClick={() => judge.mutate({ relation: chosen as Judgement, reason: reason.trim() })}
          >
            {t('judge.save')}
          </ReasonButton>
        )}
      </Box>
    </Box>
  );
}
