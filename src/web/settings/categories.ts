import {
  Bell,
  Building2,
  Database,
  FileText,
  LifeBuoy,
  type LucideIcon,
  Plug,
  Scale,
  ShieldCheck,
  Users,
  Workflow,
} from 'lucide-react';

export interface Category {
  /** Its name in the words, `settings:category.<id>`. */
  id: string;
  to: string;
  icon: LucideIcon;
}

/** The specification's ten, in its order. */
export const categories: readonly Category[] = [
  { id: 'general', to: '/settings', icon: Building2 },
  { id: 'users', to: '/settings/users-and-roles', icon: Users },
  { id: 'policies', to: '/settings/policies', icon: FileText },
  { id: 'notifications', to: '/settings/notifications', icon: Bell },
  { id: 'integration', to: '/settings/integration', icon: Plug },
  { id: 'security', to: '/settings/security-and-audit', icon: ShieldCheck },
  { id: 'data', to: '/settings/data-management', icon: Database },
  { id: 'workflow', to: '/settings/workflow-and-automation', icon: Workflow },
  { id: 'regulatory', to: '/settings/regulatory-mapping', icon: Scale },
  { id: 'support', to: '/settings/support-and-logs', icon: LifeBuoy },
];

/** The category of an address; a page deeper in one belongs to it. */
export function categoryOf(pathname: string): Category | undefined {
  const path = pathname.replace(/\/$/, '');
  return categories
    .filter(({ to }) => path === to || (to !== '/settings' && path.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
