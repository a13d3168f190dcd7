import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Basis } from '#domain/readiness/proposals/basis.ts';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfRegister } from '../../risks/risk-search.ts';

interface Door {
  label: string;
  /** Null where whoever looks may not open it. */
  href: string | null;
}

/** Where each thing can be looked up that a draft rests on. */
export function BasisLinks({ requirementId, bases }: { requirementId: string; bases: readonly Basis[] }) {
  const { t } = useTranslation('proposals');
  const doorsOf = useDoors(requirementId);
  const doors = bases.flatMap(doorsOf);
  if (doors.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, fontSize: 'size.small', color: 'text.secondary' }}>
      <Box component="span" sx={{ lineHeight: '24px' }}>
        {t('restsOn')}
      </Box>
      {doors.map(({ label, href }) =>
        href === null ? (
          <Box component="span" key={label} sx={{ lineHeight: '24px' }}>
            {label}
          </Box>
        ) : (
          <Link key={label} component={AppLink} href={href} sx={{ lineHeight: '24px' }}>
            {label}
          </Link>
        ),
      )}
    </Box>
  );
}

function useDoors(requirementId: string): (basis: Basis) => Door[] {
  const { t } = useTranslation('proposals');
  const framework = useCurrentFramework();
  const seesRisks = usePermission('risk_management.view');
  const setUp = addressOf('readinessAi', { step: 'profile' });
  return (basis) => {
    switch (basis.kind) {
      case 'risks':
        return [
          {
            label: t('basis.risks', { count: basis.references.length }),
            href: seesRisks ? hrefOfRegister({ control: `${framework}/${requirementId}` }) : null,
          },
        ];
      case 'framework':
        return basis.requirementIds.map((id) => ({
          label: `${basis.name} ${id}`,
          href: hrefOfRequirement(id, basis.framework),
        }));
      case 'register':
        return basis.fact === 'suppliers'
          ? [{ label: t('basis.vendors', { count: basis.count }), href: PAGES.vendors }]
          : [{ label: t('basis.assets', { count: basis.count }), href: PAGES.assets }];
      case 'profile':
        return [{ label: t('basis.said', { fact: t(`fact.${basis.fact}`) }), href: setUp }];
      case 'documents':
        return basis.documents.map(({ id, title }) => ({
          label: basis.isAccepted ? title : t('basis.waiting', { title }),
          href: basis.isAccepted ? addressOf('document', { id }) : addressOf('suggestions', { document: id }),
        }));
      case 'baseline':
        return [{ label: t('basis.baseline'), href: hrefOfRequirement(requirementId, framework) }];
      case 'absent':
        return [
          { label: t('basis.profile'), href: setUp },
          { label: t('basis.inventory'), href: PAGES.assets },
        ];
    }
  };
}
