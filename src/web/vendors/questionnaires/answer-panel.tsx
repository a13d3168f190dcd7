import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { AnswerChange, AskedQuestion, Questionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import { proposedText } from '#domain/vendors/questionnaires/said.ts';
import { QUESTIONNAIRE_LIMITS } from '#domain/vendors/questionnaires/values.ts';
import { useMembers } from '../../controls/control-queries.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { ReferenceField, ShortAnswerField, useBesideAnswer } from './beside-answer.tsx';
import { ProposalView } from './proposal-view.tsx';
import { useQuestionnaireChanges } from './questionnaire-queries.ts';

/** What the keys of the review do here. */
export interface AnswerPanelHandle {
  approve: () => void;
  edit: () => void;
  setAside: () => void;
}

interface AnswerPanelProps {
  ref: Ref<AnswerPanelHandle>;
  questionnaire: Questionnaire;
  question: AskedQuestion;
  onDone: () => void;
}

/** The answer to one question: what is proposed and from where, what goes out, and who decides. */
export function AnswerPanel({ ref, questionnaire, question, onDone }: AnswerPanelProps) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const { answer: change } = useQuestionnaireChanges();
  const members = useMembers();
  const permission = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const [answer, setAnswer] = useState(
    () =>
      question.answer ||
      (question.state === 'open' ? proposedText(question.proposals).slice(0, QUESTIONNAIRE_LIMITS.answerLength) : ''),
  );
  const beside = useBesideAnswer(question, questionnaire, answer);
  const of = { id: questionnaire.id, questionId: question.id, version: question.version };
  const decide = (given: z.infer<typeof AnswerChange>, next = true) => {
    if (permission || change.isPending) return;
    change.mutate(
      { ...of, ...given },
      { onSuccess: () => next && onDone(), onError: (error) => toast('error', messageOf(error)) },
    );
  };
  const empty = answer.trim() === '' ? t('reason.empty') : null;
  const handle: AnswerPanelHandle = {
    approve: () => {
      if (empty) toast('info', empty);
      else decide({ state: 'approved', answer, ...beside.given });
    },
    edit: () => input.current?.focus(),
    setAside: () => decide({ state: 'not-applicable', answer: question.answer }),
  };
  useImperativeHandle(ref, () => handle);
  const { sheet, row } = question.place;
  const name = sheet === null ? '' : (questionnaire.sheets[sheet]?.name ?? '');
  const people = members.data ?? [];
  return (
    <Card
      title={question.text}
      subtitle={
        sheet === null ? t('place.paragraph', { row: row + 1 }) : t('place.row', { sheet: name, row: row + 1 }).trim()
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {question.proposals?.map((proposal, at) => (
          // Parts of a question are no more than their place in it.
          <ProposalView key={`${at} ${proposal.part}`} proposal={proposal} isOnly={question.proposals?.length === 1} />
        ))}
        {question.proposals === null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(question.state === 'open' ? 'proposal.waiting' : 'proposal.unseen')}
          </Typography>
        )}
        <FormControl fullWidth>
          <FormLabel htmlFor={id}>{t('field.answer')}</FormLabel>
          <OutlinedInput
            id={id}
            multiline
            minRows={4}
            maxRows={14}
            readOnly={permission !== null}
            value={answer}
            inputRef={input}
            slotProps={{ input: { maxLength: QUESTIONNAIRE_LIMITS.answerLength } }}
            onChange={(event) => setAnswer(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handle.approve();
            }}
          />
        </FormControl>
        <ShortAnswerField beside={beside} isReadOnly={permission !== null} />
        <ReferenceField beside={beside} isReadOnly={permission !== null} />
        {question.decidedAt && question.state !== 'open' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`decided.${question.state}`, {
              name: question.decidedByName ?? '',
              date: format.date(question.decidedAt),
            })}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ReasonButton
            variant="contained"
            color="primary"
            loading={change.isPending}
            reason={permission ?? empty}
            onClick={handle.approve}
          >
            {t('act.approve')}
          </ReasonButton>
          <ReasonButton
            reason={permission ?? (answer === question.answer && beside.isSame ? t('reason.same') : null)}
            onClick={() => decide({ state: 'open', answer, ...beside.given }, false)}
          >
            {t('act.save')}
          </ReasonButton>
          <ReasonButton reason={permission} onClick={handle.setAside}>
            {t('act.setAside')}
          </ReasonButton>
          {question.state !== 'open' && (
            <ReasonButton reason={permission} onClick={() => decide({ state: 'open' }, false)}>
              {t('act.reopen')}
            </ReasonButton>
          )}
        </Box>
        {!permission && (
          <FormControl fullWidth>
            <FormLabel htmlFor={`${id}-owner`}>{t('field.owner')}</FormLabel>
            <Autocomplete
              id={`${id}-owner`}
              options={people}
              value={people.find((person) => person.id === question.ownerId) ?? null}
              getOptionLabel={(person) => person.name}
              getOptionKey={(person) => person.id}
              isOptionEqualToValue={(option, value) => option.id === value.id}
              onChange={(_, person) => decide({ ownerId: person?.id ?? null }, false)}
              noOptionsText={t('kit:noMatches')}
              openText={t('kit:open')}
              clearText={t('kit:clear')}
              closeText={t('kit:close')}
              renderInput={({ slotProps }) => (
                <OutlinedInput
                  {...slotProps.input}
                  fullWidth
                  placeholder={t('field.nobody')}
                  slotProps={{ input: slotProps.htmlInput }}
                />
              )}
            />
          </FormControl>
        )}
      </Box>
    </Card>
  );
}
