import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/card.tsx';
import { KIND_GROUPS } from './kind-groups.ts';

/** One way in which a kind is told, as a column of boxes. */
export interface WayColumn {
  id: 'inApp' | 'mail' | 'webhook' | 'isFixed';
  label: string;
  isOn: (kind: string) => boolean;
  /** Why it cannot be changed. */
  reason?: (kind: string) => string | null;
}

interface KindListProps {
  columns: readonly WayColumn[];
  onChange: (kind: string, way: WayColumn['id'], isOn: boolean) => void;
  onPreview: (kind: string) => void;
  /** What else there is to decide of a kind. */
  more?: (kind: string) => ReactNode;
}

/** Every kind of notification with a box for each way; on a phone each box says its way itself. */
export function KindList({ columns, onChange, onPreview, more }: KindListProps) {
  const { t } = useTranslation('notifications');
  const grid = { sm: `minmax(0, 1fr) repeat(${columns.length}, 92px) 40px` };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {KIND_GROUPS.map(([group, kinds]) => (
        <Card key={group} title={t(`group.${group}`)}>
          <Box aria-hidden sx={{ display: { xs: 'none', sm: 'grid' }, gridTemplateColumns: grid, gap: 1, pb: 0.5 }}>
            <span />
            {columns.map(({ id, label }) => (
              <Typography key={id} variant="caption" sx={{ color: 'text.secondary', textAlign: 'center' }}>
                {label}
              </Typography>
            ))}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {kinds.map(({ kind, to }) => (
              <Box
                component="li"
                key={kind}
                sx={{
                  display: { xs: 'flex', sm: 'grid' },
                  flexWrap: 'wrap',
                  gridTemplateColumns: grid,
                  columnGap: { xs: 1.5, sm: 1 },
                  rowGap: { xs: 0.5, sm: 1 },
                  alignItems: 'center',
                  py: 1.25,
                  borderTop: '1px solid',
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ minWidth: 0, flexBasis: '100%' }}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {t(`kind.${kind}`)}
                  </Typography>
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {t(`to.${to}`)}
                  </Typography>
                  {more?.(kind)}
                </Box>
                {columns.map(({ id, label, isOn, reason }) => (
                  <WayBox
                    key={id}
                    label={label}
                    name={t('way', { way: label, kind: t(`kind.${kind}`) })}
                    isOn={isOn(kind)}
                    reason={reason?.(kind) ?? null}
                    onChange={(next) => onChange(kind, id, next)}
                  />
                ))}
                <Button
                  variant="text"
                  size="small"
                  aria-label={t('preview.of', { kind: t(`kind.${kind}`) })}
                  title={t('preview.open')}
                  onClick={() => onPreview(kind)}
                  sx={{ minWidth: 36, px: 1, ml: { xs: 'auto', sm: 0 }, justifySelf: 'center' }}
                >
                  <Eye size={16} aria-hidden />
                </Button>
              </Box>
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

interface WayBoxProps {
  label: string;
  name: string;
  isOn: boolean;
  reason: string | null;
  onChange: (isOn: boolean) => void;
}

function WayBox({ label, name, isOn, reason, onChange }: WayBoxProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: { xs: 'flex-start', sm: 'center' },
        ml: { xs: -1, sm: 0 },
      }}
    >
      <Box title={reason ?? undefined} component="span">
        <Checkbox
          size="small"
          checked={isOn}
          disabled={reason !== null}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { 'aria-label': reason ? `${name} (${reason})` : name } }}
        />
      </Box>
      <Typography aria-hidden variant="body2" sx={{ display: { xs: 'inline', sm: 'none' } }}>
        {label}
      </Typography>
    </Box>
  );
}
