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
import { PAGES } from '#domain/addresses.ts';

export interface Category {
  /** Its name in the words, `settings:category.<id>`. */
  id: string;
  to: string;
  icon: LucideIcon;
}

/** The specification's ten, in its order. */
export const categories: readonly Category[] = [
  { id: 'general', to: PAGES.settings, icon: Building2 },
  { id: 'users', to: PAGES.usersAndRoles, icon: Users },
  { id: 'policies', to: PAGES.policies, icon: FileText },
  { id: 'notifications', to: PAGES.notificationSettings, icon: Bell },
  { id: 'integration', to: PAGES.integration, icon: Plug },
  { id: 'security', to: PAGES.securityAndAudit, icon: ShieldCheck },
  { id: 'data', to: PAGES.dataManagement, icon: Database },
  { id: 'workflow', to: PAGES.automation, icon: Workflow },
  { id: 'regulatory', to: PAGES.regulatoryMapping, icon: Scale },
  { id: 'support', to: PAGES.supportAndLogs, icon: LifeBuoy },
];

/** The category of an address; a page deeper in one belongs to it. */
export function categoryOf(pathname: string): Category | undefined {
  const path = pathname.replace(/\/$/, '');
  return categories
    .filter(({ to }) => path === to || (to !== PAGES.settings && path.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
