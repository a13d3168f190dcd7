import Box from '@mui/material/Box';
import { FileText, MessageSquare, Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { useFormat } from '../kit/format.ts';
import type { Linked } from './workspace-rows.ts';

const KINDS = [
  ['documents', FileText, 'links'],
  ['assets', Monitor, 'links'],
  ['comments', MessageSquare, 'comments'],
] as const;

/** How much is linked to a requirement and said about it, each figure the way there; what is nought is not shown. */
export function LinkedCounts({ id, linked }: { id: string; linked: Linked }) {
  const { t } = useTranslation('links');
  const format = useFormat();
  const framework = useCurrentFramework();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.25, ml: -0.75 }}>
      {KINDS.map(
        ([kind, Icon, place]) =>
          linked[kind] > 0 && (
            <Box
              key={kind}
              component={AppLink}
              href={`${hrefOfRequirement(id, framework)}#${place}`}
              aria-label={t(`count.${kind}`, { count: linked[kind], id })}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 0.5,
                height: 26,
                px: 0.75,
                borderRadius: '6px',
                fontSize: 'size.small',
                fontVariantNumeric: 'tabular-nums',
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'hover.main', color: 'text.primary' },
              }}
            >
              <Icon size={13} aria-hidden />
              {format.number(linked[kind])}
            </Box>
          ),
      )}
    </Box>
  );
}
