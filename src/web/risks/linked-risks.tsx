import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Risk } from '#domain/risks/view.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { usePermission } from '../people/use-permission.ts';
import { Movement } from './risk-parts.tsx';
import { hrefOfRegister, hrefOfRisk, type RegisterFilter, serverFilterOf } from './risk-search.ts';

/** What the risks are linked to: an asset, a document, or a control as `framework/id`. */
type Of = Pick<RegisterFilter, 'asset' | 'control' | 'document'>;

const SHOWN = 8;

/** The open risks that are linked to something. Words: namespace `risks`, which the route loads. */
export function LinkedRisks({ of }: { of: Of }) {
  const { t } = useTranslation('risks');
  const mayView = usePermission('risk_management.view');
  const { data, error, refetch } = useQuery(
    orpc.risks.list.queryOptions({ input: { ...serverFilterOf(of), pageSize: SHOWN }, enabled: mayView }),
  );
  if (!mayView) return null;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={3} />;
  return (
    <Card
      title={t('linked.title')}
      action={
        data.total > 0 && (
          <Link component={AppLink} href={hrefOfRegister(of)}>
            {t('linked.all', { count: data.total })}
          </Link>
        )
      }
    >
      {data.rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{t('linked.none')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
          {(data.rows as Risk[]).map((risk) => (
            <Box
              component="li"
              key={risk.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
            >
              <Link
                component={AppLink}
                href={hrefOfRisk(risk.id)}
                sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}
              >
                {`${risk.reference} ${risk.title}`}
              </Link>
              <Movement risk={risk} />
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
