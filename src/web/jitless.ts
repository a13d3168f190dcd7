import { config } from 'zod/v4/core';

// The Content-Security-Policy forbids eval, and zod would try it once and be reported.
config({ jitless: true });
