import Box from '@mui/material/Box';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { audienceOf, type Campaign, CampaignChange, NewCampaign } from '#domain/awareness/campaign.ts';
import { orpc } from '../kit/requests/api.ts';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { NumberField } from '../kit/forms/number-field.tsx';
import { SwitchField } from '../kit/forms/switch-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { toast } from '../kit/toast.ts';
import { AudienceFields } from './audience-fields.tsx';
import { useRefreshAwareness } from './awareness-queries.ts';
import { hrefOfCampaign } from './awareness-search.ts';
import { CampaignFields, type CampaignValues, campaignIn, ChangeFields, placeOf, valuesOf } from './campaign-values.ts';
import { CoursesField } from './courses-field.tsx';

interface CampaignDialogProps {
  /** What is changed; null for a new one. Courses and audience of one that runs stay. */
  campaign: Campaign | null;
  onClose: () => void;
}

/** Asks people to pass courses by a day, or changes what was asked. */
export function CampaignDialog({ campaign, onClose }: CampaignDialogProps) {
  const { t } = useTranslation('awareness');
  const navigate = useNavigate();
  const refresh = useRefreshAwareness();
  const form = useZodForm(campaign ? ChangeFields : CampaignFields, valuesOf(campaign));
  const learners = useQuery(orpc.awareness.people.list.queryOptions({}));
  const add = useMutation(orpc.awareness.campaigns.add.mutationOptions());
  const change = useMutation(orpc.awareness.campaigns.change.mutationOptions());
  const kind = useWatch({ control: form.control, name: 'kind' });
  const values = useWatch({ control: form.control }) as CampaignValues;
  const reached = audienceOf(campaignIn(values).audience, learners.data ?? []).length;
  const save = async (asked: NewCampaign | CampaignChange) => {
    const { id } = campaign
      ? await change.mutateAsync({ id: campaign.id, version: campaign.version, ...asked })
      : await add.mutateAsync(asked as NewCampaign);
    refresh();
    toast('success', t(campaign ? 'campaign.changed' : 'campaign.added', { count: reached }));
    onClose();
    if (!campaign) void navigate({ href: hrefOfCampaign(id) });
  };
  return (
    <FormDialog
      width="md"
      title={t(campaign ? 'campaign.edit' : 'campaign.add')}
      submitLabel={t(campaign ? 'campaign.save' : 'campaign.start')}
      form={form}
      onSubmit={save}
      placeOf={placeOf}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldRow>
          <TextField name="title" label={t('field.title')} placeholder={t('field.titleLike')} isRequired />
        </FieldRow>
        {!campaign && (
          <>
            <FieldRow>
              <CoursesField />
            </FieldRow>
            <AudienceFields learners={learners.data ?? []} />
            <FieldRow>
              <Box sx={{ typography: 'body2', color: 'text.secondary', mt: -1, mb: 1 }} aria-live="polite">
                {t('campaign.reaches', { count: reached })}
              </Box>
            </FieldRow>
            <DateField name="startsOn" label={t('field.startsOn')} help={t('field.startsOnHelp')} />
          </>
        )}
        <DateField name="dueOn" label={t('field.dueOn')} isRequired />
        <NumberField
          name="remindDays"
          label={t('field.remindDays')}
          min={0}
          max={30}
          step={1}
          help={t('field.remindHelp')}
        />
        {kind !== 'people' && (
          <SwitchField name="includesJoiners" label={t('field.joiners')} help={t('field.joinersHelp')} />
        )}
        <FieldRow>
          <TextField name="note" label={t('field.note')} rows={2} help={t('field.noteHelp')} />
        </FieldRow>
      </FieldGrid>
    </FormDialog>
  );
}
