import Box from '@mui/material/Box';
import {
  BadgeCheck,
  ClipboardCheck,
  FileDown,
  FileUp,
  FolderTree,
  Hourglass,
  ListChecks,
  ListTodo,
  type LucideIcon,
  MessageCircleQuestion,
  PackagePlus,
  ScrollText,
  TriangleAlert,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Permission } from '#domain/people/permission.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useSession } from '../../people/session.ts';

interface Action {
  id: string;
  icon: LucideIcon;
  href: string;
  permission: Permission;
}

const ai = (tab: string) => addressOf('readinessAi', { tab });
const CENTER = PAGES.readiness;

const START: readonly Action[] = [
  { id: 'upload', icon: FileUp, href: ai('document-ai'), permission: 'documents.edit' },
  { id: 'structure', icon: FolderTree, href: ai('templates'), permission: 'documents.view' },
  { id: 'self-assessment', icon: MessageCircleQuestion, href: PAGES.isoTest, permission: 'iso_readiness.view' },
  { id: 'assets', icon: PackagePlus, href: PAGES.assets, permission: 'assets.view' },
  { id: 'suggestions', icon: BadgeCheck, href: PAGES.suggestions, permission: 'documents.view' },
  { id: 'validate', icon: ClipboardCheck, href: ai('evidence-validation'), permission: 'iso_readiness.edit' },
  { id: 'predict', icon: Hourglass, href: ai('status-prediction'), permission: 'iso_readiness.view' },
  { id: 'tasks', icon: ListTodo, href: addressOf('schedule', { view: 'tasks' }), permission: 'dashboard.view' },
];

const TRADITIONAL: readonly Action[] = [
  { id: 'controls', icon: ListChecks, href: PAGES.iso27001, permission: 'iso_readiness.view' },
  { id: 'assessment', icon: ClipboardCheck, href: CENTER, permission: 'iso_readiness.view' },
  { id: 'gaps', icon: TriangleAlert, href: `${CENTER}?tab=gaps`, permission: 'iso_readiness.view' },
  { id: 'next', icon: ListTodo, href: `${CENTER}?tab=progress`, permission: 'iso_readiness.view' },
  { id: 'statement', icon: ScrollText, href: PAGES.statement, permission: 'iso_readiness.view' },
  { id: 'export', icon: FileDown, href: CENTER, permission: 'export.pdf' },
];

/** What one can do at once; nobody is sent where they may do nothing. */
export function QuickActions({ kind }: { kind: 'start' | 'traditional' }) {
  const { t } = useTranslation('quick-start');
  const { permissions } = useSession();
  const actions = (kind === 'start' ? START : TRADITIONAL).filter(({ permission }) => permissions.includes(permission));
  return (
    <Card title={t('actions.title')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          listStyle: 'none',
          m: 0,
          p: 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {actions.map(({ id, icon: Icon, href }) => (
          <li key={id}>
            <Box
              component={AppLink}
              href={href}
              sx={{
                display: 'grid',
                gridTemplateColumns: '20px minmax(0, 1fr)',
                columnGap: 1.5,
                height: '100%',
                p: 1.5,
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: '10px',
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Box component={Icon} size={18} aria-hidden sx={{ mt: 0.25, color: 'primary.main' }} />
              <span>
                <Box component="span" sx={{ display: 'block', fontWeight: 600, fontSize: 'size.body' }}>
                  {t(`action.${id}`)}
                </Box>
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}
                >
                  {t(`actionText.${id}`)}
                </Box>
              </span>
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}
