import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityFact } from '#domain/assets/security-facts.ts';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { classificationTone, COMPLIANCE_TONES, STATUS_TONES, vulnerabilityTone } from '../asset-tones.ts';
import type { ShownAsset } from '../asset-types.ts';
import { FactsList } from './facts-list.tsx';
import { RiskChip } from '../risk-parts.tsx';
import { SecurityChip } from '../security-chip.tsx';

export function DetailsOverview({ asset, links }: { asset: ShownAsset; links: ReactNode }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const day = (date: string | null) => date && format.date(date);
  return (
    <>
      <FactsList
        facts={[
          [t('field.type'), t(`type.${asset.type}`)],
          [t('field.category'), t(`category.${asset.category}`)],
          [t('field.serialNumber'), asset.serialNumber],
          [
            t('field.status'),
            <ToneChip key="status" tone={STATUS_TONES[asset.status]} label={t(`status.${asset.status}`)} />,
          ],
          [t('field.owner'), asset.owner],
          [t('field.custodian'), asset.custodian],
          [t('field.department'), asset.department && t(`department.${asset.department}`)],
          [t('field.location'), asset.location],
          [t('field.vendor'), asset.vendor],
          [t('field.model'), asset.model],
          [t('field.purchaseDate'), day(asset.purchaseDate)],
          [t('field.warrantyExpiry'), day(asset.warrantyExpiry)],
          [t('field.cost'), asset.cost === null ? null : `$${format.number(asset.cost, { minimumFractionDigits: 2 })}`],
          [
            t('field.complianceStatus'),
            <ToneChip
              key="compliance"
              tone={COMPLIANCE_TONES[asset.complianceStatus]}
              label={t(`compliance.${asset.complianceStatus}`)}
            />,
          ],
          [t('field.riskLevel'), <RiskChip key="risk" level={asset.riskLevel} />],
          [
            t('field.dataClassification'),
            asset.dataClassification && (
              <ToneChip
                tone={classificationTone(asset.dataClassification)}
                label={t(`classification.${asset.dataClassification}`)}
              />
            ),
          ],
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
  const { t } = useTranslation('assets');
  const format = useFormat();
  const security = (fact: SecurityFact): [string, ReactNode] => [
    t(`field.${fact}`),
    <SecurityChip key={fact} asset={asset} fact={fact} />,
  ];
  return (
    <FactsList
      facts={[
        [t('field.operatingSystem'), asset.operatingSystem],
        [t('field.firmwareVersion'), asset.firmwareVersion],
        [t('field.ipAddress'), asset.ipAddress],
        [t('field.macAddress'), asset.macAddress],
        security('patchLevel'),
        [
          t('field.vulnerabilityCount'),
          <ToneChip
            key="vulnerabilities"
            tone={vulnerabilityTone(asset.vulnerabilityCount)}
            label={format.number(asset.vulnerabilityCount)}
          />,
        ],
        security('encryptionEnabled'),
        security('antivirusInstalled'),
        security('backupStatus'),
        [t('field.licenseCount'), asset.licenseCount === null ? null : format.number(asset.licenseCount)],
        [t('field.usedLicenses'), asset.usedLicenses === null ? null : format.number(asset.usedLicenses)],
      ]}
    />
  );
}

/** What a person says of the asset's compliance and its reviews, above what its record says about controls. */
export function DetailsCompliance({ asset, controls }: { asset: ShownAsset; controls: ReactNode }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const day = (date: string | null) => date && format.date(date);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FactsList
        facts={[
          [
            t('field.complianceStatus'),
            <ToneChip
              key="compliance"
              tone={COMPLIANCE_TONES[asset.complianceStatus]}
              label={t(`compliance.${asset.complianceStatus}`)}
            />,
          ],
          [t('field.department'), asset.department && t(`department.${asset.department}`)],
          [t('field.accessReviewDate'), day(asset.accessReviewDate)],
          [t('field.complianceReviewDate'), day(asset.complianceReviewDate)],
        ]}
      />
      <Suspense fallback={<CardSkeleton lines={5} />}>{controls}</Suspense>
    </Box>
  );
}
