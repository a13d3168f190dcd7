import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSimpleFacts } from '../../kit/forms/use-simple-facts.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { classificationTone, COMPLIANCE_TONES, vulnerabilityTone } from '../asset-tones.ts';
import type { ShownAsset } from '../asset-types.ts';
import { useFieldLabels } from '../field-labels.ts';
import { PAGE_PARTS, SIMPLE_FIELDS } from '../field-places.ts';
import { FactsList } from './facts-list.tsx';
import { RiskChip } from '../risk-parts.tsx';
import { SecurityChip } from '../security-chip.tsx';
import { StatusChip } from '../status-chip.tsx';
import { useChoiceLabel, useOwnLabel, useVocabulary } from '../vocabulary/use-vocabulary.ts';

function useAssetFacts() {
  return useSimpleFacts(SIMPLE_FIELDS, useFieldLabels());
}

export function DetailsOverview({ asset, links }: { asset: ShownAsset; links: ReactNode }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const labelOf = useChoiceLabel();
  const ownLabelOf = useOwnLabel();
  const { fields } = useVocabulary();
  const factsOf = useAssetFacts();
  return (
    <>
      <FactsList
        facts={[
          ...factsOf(asset, PAGE_PARTS.overview, {
            type: labelOf('type', asset.type),
            category: t(`category.${asset.category}`),
            status: <StatusChip status={asset.status} />,
            department: asset.department && labelOf('department', asset.department),
            cost: asset.cost === null ? null : `$${format.number(asset.cost, { minimumFractionDigits: 2 })}`,
            complianceStatus: <ComplianceChip asset={asset} />,
            riskLevel: <RiskChip level={asset.riskLevel} />,
            dataClassification: asset.dataClassification && (
              <ToneChip
                tone={classificationTone(asset.dataClassification)}
                label={t(`classification.${asset.dataClassification}`)}
              />
            ),
          }),
          ...fields.map((field) => [field.name, ownLabelOf(field, asset.ownValues[field.id])] as const),
          [t('details.created'), format.dateTime(asset.createdAt)],
          [t('column.lastUpdated'), format.dateTime(asset.lastUpdated)],
        ]}
      />
      {asset.tags.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 2 }}>
          {asset.tags.map((tag) => (
            <Chip key={tag} size="small" label={tag} />
          ))}
        </Box>
      )}
      {asset.notes && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{asset.notes}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <Suspense fallback={<CardSkeleton lines={2} />}>{links}</Suspense>
      </Box>
    </>
  );
}

export function DetailsTechnical({ asset }: { asset: ShownAsset }) {
  const format = useFormat();
  const factsOf = useAssetFacts();
  return (
    <FactsList
      facts={factsOf(asset, PAGE_PARTS.technical, {
        patchLevel: <SecurityChip asset={asset} fact="patchLevel" />,
        vulnerabilityCount: (
          <ToneChip
            tone={vulnerabilityTone(asset.vulnerabilityCount)}
            label={format.number(asset.vulnerabilityCount)}
          />
        ),
        encryptionEnabled: <SecurityChip asset={asset} fact="encryptionEnabled" />,
        antivirusInstalled: <SecurityChip asset={asset} fact="antivirusInstalled" />,
        backupStatus: <SecurityChip asset={asset} fact="backupStatus" />,
      })}
    />
  );
}

function ComplianceChip({ asset: { complianceStatus } }: { asset: ShownAsset }) {
  const { t } = useTranslation('assets');
  return <ToneChip tone={COMPLIANCE_TONES[complianceStatus]} label={t(`compliance.${complianceStatus}`)} />;
}

/** What a person says of the asset's compliance and its reviews, above what its record says about controls. */
export function DetailsCompliance({ asset, controls }: { asset: ShownAsset; controls: ReactNode }) {
  const labelOf = useChoiceLabel();
  const factsOf = useAssetFacts();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FactsList
        facts={factsOf(asset, PAGE_PARTS.compliance, {
          complianceStatus: <ComplianceChip asset={asset} />,
          department: asset.department && labelOf('department', asset.department),
        })}
      />
      <Suspense fallback={<CardSkeleton lines={5} />}>{controls}</Suspense>
    </Box>
  );
}
