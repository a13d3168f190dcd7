import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RiskLinks } from '#domain/risks/risk.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { PickAssets } from '../../assets/pick-assets.tsx';
import { PickRequirements } from '../../controls/links/pick-requirements.tsx';
import { PickDocuments } from '../../documents/pick-documents.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { messageOf } from '../../kit/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
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
        <Part
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
        </Part>
        {mayAssets && (
          <Part
            title={t('links.assets')}
            none={t('links.noAssets')}
            add={t('links.addAssets')}
            reason={reason}
            onAdd={() => setPicking('assetIds')}
          >
            {risk.assets.map(({ id, name }) => (
              <Line
                key={id}
                name={name}
                href={`/app/asset-inventory/${id}`}
                onRemove={reason === null ? () => save({ assetIds: assetIds.filter((each) => each !== id) }) : null}
              />
            ))}
          </Part>
        )}
        {mayDocuments && (
          <Part
            title={t('links.documents')}
            none={t('links.noDocuments')}
            add={t('links.addDocuments')}
            reason={reason}
            onAdd={() => setPicking('documentIds')}
          >
            {risk.documents.map(({ id, title }) => (
              <Line
                key={id}
                name={title}
                href={`/app/document-check/${id}`}
                onRemove={
                  reason === null ? () => save({ documentIds: documentIds.filter((each) => each !== id) }) : null
                }
              />
            ))}
          </Part>
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

interface PartProps {
  title: string;
  none: string;
  add: string;
  reason: string | null;
  onAdd: () => void;
  children: ReactNode[];
}

function Part({ title, none, add, reason, onAdd, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography variant="h3">{title}</Typography>
        <ReasonButton size="small" variant="text" reason={reason} startIcon={<Plus />} onClick={onAdd}>
          {add}
        </ReasonButton>
      </Box>
      {children.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{none}</Box>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </section>
  );
}

function ControlLine({
  control,
  onRemove,
}: {
  control: RiskDetails['linkedControls'][number];
  onRemove: (() => void) | null;
}) {
  const { t } = useTranslation('controls');
  const { framework, requirementId, status, applicable } = control;
  const titles = useTitles(framework);
  const title = titles.requirement(requirementId);
  return (
    <Line
      name={title === requirementId ? requirementId : `${requirementId} ${title}`}
      href={hrefOfRequirement(requirementId, framework)}
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

function Line({
  name,
  href,
  badge,
  onRemove,
}: {
  name: string;
  href: string;
  badge?: ReactNode;
  onRemove: (() => void) | null;
}) {
  const { t } = useTranslation('risks');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, fontSize: '0.8125rem' }}>
      <Link component={AppLink} href={href} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
      {badge}
      {onRemove && (
        <IconButton size="small" aria-label={t('links.remove', { name })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </Box>
  );
}
