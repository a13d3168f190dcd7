import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Language } from '#domain/organisations/language.ts';
import { AssessmentTerms } from '#domain/vendors/assessments/assessment.ts';
import { isAskedOf } from '#domain/vendors/assessments/question.ts';
import { ASSESSMENT_TIERS } from '#domain/vendors/assessments/values.ts';
import { ofKind } from '#domain/vendors/record.ts';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { todayIs } from '../../controls/control-queries.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { languages } from '../../locales/languages.ts';
import { useAssessmentChanges, useVendorQuestions } from './assessment-queries.ts';

interface StartDialogProps {
  vendor: VendorDetails;
  hasEarlier: boolean;
  onClose: () => void;
  onStarted: (id: string) => void;
}

const Terms = AssessmentTerms.omit({ own: true }).extend({ ownText: z.string(), isPrefilled: z.boolean() });

/** Begins an assessment: what is asked, of whom, and by when. It is sent from its own page. */
export function StartDialog({ vendor, hasEarlier, onClose, onStarted }: StartDialogProps) {
  const { t, i18n } = useTranslation('assessments');
  const { add } = useAssessmentChanges();
  const catalogue = useVendorQuestions();
  const contacts = ofKind('contact', vendor.records).filter(({ facts }) => facts.email);
  const [first] = contacts.toSorted(
    (a, b) => Number(b.facts.isForSecurity ?? false) - Number(a.facts.isForSecurity ?? false),
  );
  const form = useZodForm(Terms, {
    tier: vendor.tier,
    language: i18n.language as Language,
    dueOn: null,
    recipientName: first?.facts.name ?? '',
    recipientEmail: first?.facts.email ?? '',
    message: '',
    leftOut: [],
    ownText: '',
    isPrefilled: hasEarlier,
  });
  const [tier, leftOut] = useWatch({ control: form.control, name: ['tier', 'leftOut'] });
  const sections = (catalogue.data?.sections ?? []).map(({ section, title, questions }) => ({
    section,
    title,
    count: questions.filter(({ id }) => isAskedOf(tier, catalogue.data?.tiers[id] ?? 'Critical')).length,
  }));
  const total = sections.reduce((sum, { section, count }) => sum + (leftOut.includes(section) ? 0 : count), 0);
  const save = async ({ ownText, ...terms }: z.infer<typeof Terms>) => {
    const own = ownText
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => ({ text, kind: 'implementation' as const, weight: 2, evidence: false }));
    const { id } = await add.mutateAsync({ id: vendor.id, ...terms, own });
    onStarted(id);
  };
  const choose = (id: string) => {
    const facts = contacts.find((contact) => contact.id === id)?.facts;
    if (!facts) return;
    form.setValue('recipientName', facts.name);
    form.setValue('recipientEmail', facts.email ?? '');
  };
  return (
    <FormDialog
      width="md"
      title={t('start.title', { vendor: vendor.name })}
      submitLabel={t('start.save')}
      form={form}
      onSubmit={save}
      placeOf={(path) => (path.startsWith('own') ? 'ownText' : path)}
      onClose={onClose}
    >
      <FieldGrid>
        <SelectField
          name="tier"
          label={t('start.tier')}
          help={t('start.tierHelp', { count: total })}
          options={ASSESSMENT_TIERS.map((value) => ({ value, label: t(`vendors:tier.${value}`) }))}
        />
        <SelectField
          name="language"
          label={t('start.language')}
          help={t('start.languageHelp')}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {contacts.length > 0 && (
          <FieldRow>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Box sx={{ color: 'text.secondary' }}>{t('start.contacts')}</Box>
              {contacts.map(({ id, facts }) => (
                <Button key={id} size="small" onClick={() => choose(id)}>
                  {facts.name}
                </Button>
              ))}
            </Box>
          </FieldRow>
        )}
        <TextField name="recipientName" label={t('start.recipientName')} />
        <TextField name="recipientEmail" type="email" label={t('start.recipientEmail')} />
        <DateField name="dueOn" label={t('start.due')} min={todayIs()} />
        <FieldRow>
          <TextField name="message" label={t('start.message')} rows={3} />
        </FieldRow>
        <FieldRow>
          <Box component="details">
            <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
              {t('start.sections', { chosen: sections.length - leftOut.length, total: sections.length })}
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {sections.map(({ section, title, count }) => (
                <FormControlLabel
                  key={section}
                  label={`${title} (${count})`}
                  control={
                    <Checkbox
                      size="small"
                      checked={!leftOut.includes(section)}
                      onChange={(_, isAsked) =>
                        form.setValue(
                          'leftOut',
                          isAsked ? leftOut.filter((id) => id !== section) : [...leftOut, section],
                        )
                      }
                    />
                  }
                />
              ))}
            </Box>
          </Box>
        </FieldRow>
        <FieldRow>
          <TextField name="ownText" label={t('start.own')} help={t('start.ownHelp')} rows={3} />
        </FieldRow>
        {hasEarlier && (
          <FieldRow>
            <SwitchField name="isPrefilled" label={t('start.prefill')} help={t('start.prefillHelp')} />
          </FieldRow>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
