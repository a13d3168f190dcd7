import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';

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
    nameOf: (collection: string) => t(`collection.${collection}`, { defaultValue: collection }),
    placeOf: (collection: string) => PLACES[collection],
  };
}
