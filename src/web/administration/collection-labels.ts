import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';

/** Collections that have words; one of a subject that has none yet stands as the backup names it. */
const COLLECTIONS = [
  'users',
  'organizations',
  'settings',
  'assets',
  'assetActivities',
  'assetImports',
  'assetOperations',
  'assetOperationRows',
  'assetViews',
  'auditLogs',
  'controls',
  'documents',
  'evidence',
  'files',
  'fileContents',
  'folders',
  'jobs',
  'roles',
  'suggestions',
  'userRequests',
] as const;

/** Where the records of a collection are seen. */
const PLACES: Readonly<Record<string, string>> = {
  users: PAGES.usersAndRoles,
  roles: PAGES.usersAndRoles,
  userRequests: PAGES.usersAndRoles,
  organizations: PAGES.settings,
  settings: PAGES.settings,
  assets: addressOf('assets', { tab: 'assets' }),
  assetActivities: PAGES.securityAndAudit,
  auditLogs: PAGES.securityAndAudit,
  controls: PAGES.iso27001,
  documents: PAGES.documents,
  evidence: PAGES.iso27001,
  folders: PAGES.documents,
  suggestions: PAGES.documents,
};

export function useCollectionLabels() {
  const { t } = useTranslation('data');
  return {
    nameOf: (collection: string) =>
      COLLECTIONS.some((known) => known === collection) ? t(`collection.${collection}`) : collection,
    placeOf: (collection: string) => PLACES[collection],
  };
}
