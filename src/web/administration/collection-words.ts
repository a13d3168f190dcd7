import { useTranslation } from 'react-i18next';

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
  users: '/settings/users-and-roles',
  roles: '/settings/users-and-roles',
  userRequests: '/settings/users-and-roles',
  organizations: '/settings',
  settings: '/settings',
  assets: '/app/asset-inventory?tab=assets',
  assetActivities: '/settings/security-and-audit',
  auditLogs: '/settings/security-and-audit',
  controls: '/app/iso27001',
  documents: '/app/document-check',
  evidence: '/app/iso27001',
  folders: '/app/document-check',
  suggestions: '/app/document-check',
};

export function useCollectionWords() {
  const { t } = useTranslation('data');
  return {
    nameOf: (collection: string) =>
      COLLECTIONS.some((known) => known === collection) ? t(`collection.${collection}`) : collection,
    placeOf: (collection: string) => PLACES[collection],
  };
}
