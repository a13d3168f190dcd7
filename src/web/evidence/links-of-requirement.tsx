import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RequirementLink } from '#domain/evidence/reuse.ts';
import { useLanguage } from '../frameworks/framework.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { LinkSteps } from './link-steps.tsx';

interface LinksOfRequirementProps {
  framework: string;
  requirementId: string;
}

/** Requirements of other frameworks that ask for the same, for more, for less or for a part, each with what that stands on. */
export function LinksOfRequirement({ framework, requirementId }: LinksOfRequirementProps) {
  const { t } = useTranslation('crosswalk');
  const language = useLanguage();
  const { data } = useQuery(
    orpc.evidence.links.list.queryOptions({ input: { framework, requirementId, language }, staleTime: 60 * 60_000 }),
  );
  if (!data || data.length === 0) return null;
  const groups = Map.groupBy(data, ({ frameworkTitle }) => frameworkTitle);
  return (
    <Card title={t('links.title')} subtitle={t('links.subtitle')}>
      {[...groups].map(([title, links]) => (
        <Box component="details" key={title} sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontSize: 'size.body', fontWeight: 600 }}>
            {t('links.of', { framework: title, count: links.length })}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
            {links.map((link) => (
              <LinkRow key={link.requirementId} link={link} />
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

function LinkRow({ link }: { link: RequirementLink }) {
  const { t } = useTranslation('crosswalk');
  const { framework, requirementId, title, relation, steps } = link;
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, fontSize: 'size.plain' }}>
        <Link component={AppLink} href={hrefOfRequirement(requirementId, framework)} sx={{ flex: 1, minWidth: 160 }}>
          {requirementId} {title}
        </Link>
        <ToneChip tone={relation === 'equal' ? 'success' : 'neutral'} label={t(`relation.${relation}`)} />
      </Box>
      <LinkSteps steps={steps} />
    </Box>
  );
}
