import { chooseOrganisation } from './requests/current-organisation.ts';

const KEY = 'erased';

/** The organisation this tab stood in was erased, here or by somebody else: the public page opens and says so. */
export function leaveErased(): void {
  chooseOrganisation(null);
  localStorage.removeItem('branding');
  sessionStorage.clear();
  sessionStorage.setItem(KEY, '1');
  window.location.assign('/');
}

/** Whether that has just happened; it is said once. */
export function wasErased(): boolean {
  const was = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return was;
}
