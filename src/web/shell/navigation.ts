import { useRouter } from '@tanstack/react-router';
import {
  Boxes,
  CalendarDays,
  ClipboardCheck,
  FileCheck2,
  GraduationCap,
  Handshake,
  Layers,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  ScrollText,
  Settings,
  ShieldAlert,
  ShieldCheck,
  Sparkles,
} from 'lucide-react';
import { PAGES } from '#domain/addresses.ts';
import type { Permission } from '#domain/people/permission.ts';
import { useSession } from '../people/session.ts';

export interface NavigationItem {
  to: string;
  /** In the namespace shell. */
  label: string;
  icon: LucideIcon;
  permission?: Permission;
}

export interface NavigationGroup {
  label: string;
  items: readonly NavigationItem[];
}

const groups: readonly NavigationGroup[] = [
  {
    label: 'group.workspace',
    items: [
      { to: PAGES.app, label: 'nav.dashboard', icon: LayoutDashboard, permission: 'dashboard.view' },
      { to: PAGES.iso27001, label: 'nav.iso27001', icon: ShieldCheck, permission: 'iso_readiness.view' },
      { to: PAGES.frameworks, label: 'nav.frameworks', icon: Layers, permission: 'dashboard.view' },
      { to: PAGES.readiness, label: 'nav.readiness', icon: ClipboardCheck, permission: 'iso_readiness.view' },
      { to: PAGES.isoTest, label: 'nav.selfAssessment', icon: ListChecks, permission: 'iso_readiness.view' },
      { to: PAGES.readinessAi, label: 'nav.readinessAi', icon: Sparkles, permission: 'iso_readiness.view' },
      { to: PAGES.documents, label: 'nav.documents', icon: FileCheck2, permission: 'documents.view' },
    ],
  },
  {
    label: 'group.monitor',
    items: [
      { to: PAGES.risks, label: 'nav.risks', icon: ShieldAlert, permission: 'risk_management.view' },
      { to: PAGES.vendors, label: 'nav.vendors', icon: Handshake, permission: 'risk_management.view' },
      { to: PAGES.assets, label: 'nav.assets', icon: Boxes, permission: 'assets.view' },
      { to: PAGES.schedule, label: 'nav.schedule', icon: CalendarDays, permission: 'dashboard.view' },
      {
        to: PAGES.awareness,
        label: 'nav.awareness',
        icon: GraduationCap,
        permission: 'dashboard.view',
      },
    ],
  },
  {
    label: 'group.administration',
    items: [
      { to: PAGES.auditTrail, label: 'nav.auditTrail', icon: ScrollText, permission: 'audit_trail.view' },
      { to: PAGES.settings, label: 'nav.settings', icon: Settings, permission: 'settings.view' },
    ],
  },
];

/** Whether the product has a page at this address; nothing links to one that does not exist. */
export function useHasRoute(): (to: string) => boolean {
  const { routesByPath } = useRouter();
  return (to) => to in routesByPath || `${to}/` in routesByPath;
}

/** The side navigation as this person may use it. */
export function useNavigation(): NavigationGroup[] {
  const hasRoute = useHasRoute();
  const { permissions } = useSession();
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ to, permission }) => hasRoute(to) && (!permission || permissions.includes(permission))),
    }))
    .filter(({ items }) => items.length > 0);
}
