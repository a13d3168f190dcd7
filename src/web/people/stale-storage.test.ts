import { expect, test } from 'vitest';
import { forgetStaleProof } from './stale-storage.ts';

test('what others left as proof of a sign-in goes, what is ours stays', () => {
  for (const key of ['firebase:authUser:x', 'compliance-user', 'authToken', 'language', 'theme', 'branding'])
    localStorage.setItem(key, 'x');
  sessionStorage.setItem('adminSessionExpiry', '1');
  forgetStaleProof();
  expect(Object.keys(localStorage).toSorted()).toEqual(['branding', 'language', 'theme']);
  expect(sessionStorage).toHaveLength(0);
  localStorage.clear();
});
