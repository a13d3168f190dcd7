import { z } from 'zod';
import { useTranslation } from 'react-i18next';
import { DismissalReason, type RiskProposal } from '#domain/readiness/risk-proposals/proposal.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { RiskForm } from '../../risks/risk-form.tsx';
import { useMethod } from '../../risks/risk-queries.ts';
import { useDecisions } from './proposal-queries.ts';

const Dismissal = z.object({ reason: DismissalReason });

/** Asks why proposals are put aside. */
export function DismissDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('risk-proposals');
  const { dismiss } = useDecisions();
  const form = useZodForm(Dismissal, { reason: '' });
  return (
    <FormDialog
      title={t('dismissTitle', { count: keys.length })}
      text={t('dismissText')}
      submitLabel={t('dismiss')}
      form={form}
      onSubmit={async ({ reason }) => {
        await dismiss.mutateAsync({ keys: [...keys], reason });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t('reason')} rows={2} isRequired autoFocus />
    </FormDialog>
  );
}

/** The form of a risk with what is proposed in its fields; saving it accepts the proposal. */
export function EditProposal({ proposal, onClose }: { proposal: RiskProposal; onClose: () => void }) {
  const { t } = useTranslation('risk-proposals');
  const { accept } = useDecisions();
  const { current } = useMethod();
  if (!current) return null;
  const { key, likelihood, impact, rationale, ownerId, treatment, reviewDueOn, ...words } = proposal;
  const { title, threat, vulnerability, consequence, category, treatmentRationale } = words;
  const { confidentiality, integrity, availability } = words;
  return (
    <RiskForm
      risk={null}
      method={current.method}
      onClose={onClose}
      draft={{
        title: t('editTitle'),
        values: {
          title,
          threat,
          vulnerability,
          consequence,
          category,
          treatment,
          treatmentRationale,
          reviewDueOn,
          confidentiality,
          integrity,
          availability,
          ownerId: ownerId ?? '',
          inherent: { likelihood: String(likelihood), impact: String(impact), rationale },
        },
        save: (asked) => accept([{ key, edits: asked }]),
      }}
    />
  );
}
