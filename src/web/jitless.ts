// The Content-Security-Policy forbids eval, and zod would try it once and be reported. Its configuration lives on the global object,
// so it can be set without loading zod, which the first page does not need.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(shared.__zod_globalConfig ??= {}).jitless = true;
