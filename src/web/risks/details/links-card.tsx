import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { RiskLinks } from '#domain/risks/risk.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { PickAssets } from '../../assets/pick-assets.tsx';
import { PickRequirements } from '../../controls/links/pick-requirements.tsx';
import { PickDocuments } from '../../documents/pick-documents.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { Card } from '../../kit/card.tsx';
import { LinkLine, LinksPart } from '../../kit/links/links-part.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useRiskChanges } from '../risk-queries.ts';

const STATUS_TONES: Record<RiskDetails['linkedControls'][number]['status'], Tone> = {
  Implemented: 'success',
  'In Progress': 'warning',
  'Not Started': 'neutral',
};

const keyOf = ({ framework, requirementId }: { framework: string; requirementId: string }) =>
  `${framework}/${requirementId}`;

/** The controls that treat a risk, what it threatens, and where it is written about. */
export function LinksCard({
  risk,
  reason,
  children,
}: {
  risk: RiskDetails;
  reason: string | null;
  children?: ReactNode;
}) {
  const { t } = useTranslation('risks');
  const [picking, setPicking] = useState<keyof RiskLinks | null>(null);
  const { change } = useRiskChanges();
  const mayAssets = usePermission('assets.view');
  const mayDocuments = usePermission('documents.view');
  const save = (links: Partial<RiskLinks>) =>
    change.mutate(
      { id: risk.id, ...links },
      { onSuccess: () => setPicking(null), onError: (error) => toast('error', messageOf(error)) },
    );
  const controls = risk.linkedControls.map(({ framework, requirementId }) => ({ framework, requirementId }));
  const assetIds = risk.assets.map(({ id }) => id);
  const documentIds = risk.documents.map(({ id }) => id);
  const picker = { onClose: () => setPicking(null), isBusy: change.isPending };
  return (
    <Card title={t('links.title')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <LinksPart
          title={t('links.controls')}
          none={t('links.noControls')}
          add={t('links.addControls')}
          reason={reason}
          onAdd={() => setPicking('controls')}
        >
          {risk.linkedControls.map((control) => (
            <ControlLine
              key={keyOf(control)}
              control={control}
              onRemove={
                reason === null
                  ? () => save({ controls: controls.filter((each) => keyOf(each) !== keyOf(control)) })
                  : null
              }
            />
          ))}
        </LinksPart>
        {mayAssets && (
          <LinksPart
            title={t('links.assets')}
            none={t('links.noAssets')}
            add={t('links.addAssets')}
            reason={reason}
            onAdd={() => setPicking('assetIds')}
          >
            {risk.assets.map(({ id, name }) => (
              <LinkLine
                key={id}
                name={name}
                href={addressOf('asset', { id })}
                removeLabel={t('links.remove', { name })}
                onRemove={reason === null ? () => save({ assetIds: assetIds.filter((each) => each !== id) }) : null}
              />
            ))}
          </LinksPart>
        )}
        {mayDocuments && (
          <LinksPart
            title={t('links.documents')}
            none={t('links.noDocuments')}
            add={t('links.addDocuments')}
            reason={reason}
            onAdd={() => setPicking('documentIds')}
          >
            {risk.documents.map(({ id, title }) => (
              <LinkLine
                key={id}
                name={title}
                href={addressOf('document', { id })}
                removeLabel={t('links.remove', { name: title })}
                onRemove={
                  reason === null ? () => save({ documentIds: documentIds.filter((each) => each !== id) }) : null
                }
              />
            ))}
          </LinksPart>
        )}
        {children}
      </Box>
      {picking === 'assetIds' && (
        <PickAssets {...picker} onPick={(ids) => save({ assetIds: [...new Set([...assetIds, ...ids])] })} />
      )}
      {picking === 'documentIds' && (
        <PickDocuments {...picker} onPick={(ids) => save({ documentIds: [...new Set([...documentIds, ...ids])] })} />
      )}
      {picking === 'controls' && (
        <PickRequirements
          {...picker}
          onPick={(ids) =>
            save({
              controls: [
                ...controls,
                ...ids
                  .filter((id) => !controls.some((each) => keyOf(each) === id))
                  .map((id) => ({
                    framework: id.slice(0, id.indexOf('/')),
                    requirementId: id.slice(id.indexOf('/') + 1),
                  })),
              ],
            })
          }
        />
      )}
    </Card>
  );
}

function ControlLine({
  control,
  onRemove,
}: {
  control: RiskDetails['linkedControls'][number];
  onRemove: (() => void) | null;
}) {
  const { t } = useTranslation(['controls', 'risks']);
  const { framework, requirementId, status, applicable } = control;
  const titles = useTitles(framework);
  const title = titles.requirement(requirementId);
  const name = title === requirementId ? requirementId : `${requirementId} ${title}`;
  return (
    <LinkLine
      name={name}
      href={hrefOfRequirement(requirementId, framework)}
      removeLabel={t('risks:links.remove', { name })}
      onRemove={onRemove}
      badge={
        <ToneChip
          tone={applicable ? STATUS_TONES[status] : 'neutral'}
          label={applicable ? t(`status.${status}`) : t('applicable.no')}
        />
      }
    />
  );
}
