/** What may stand in the browser's storage from a time or a product that kept proof of a sign-in there. Ours is in a cookie that no script reads. */
const HOLDS_PROOF = /auth|firebase|compliance[-_]?user|demo[-_]?session|admin[-_]?(session|expiry)/i;

/** At every load of a page. Where the browser does not let us, nothing is lost. */
export function forgetStaleProof(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (HOLDS_PROOF.test(key)) storage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
}
