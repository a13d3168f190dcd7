// npm run check: format, lint, types, house rules.
import { HOUSE_RULES, STATIC_CHECKS, step } from './checks.mjs';
import { install } from './install.mjs';

install();
const failed = [...STATIC_CHECKS, HOUSE_RULES]
  .filter(([title, options]) => !step(title, options))
  .map(([title]) => title);
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
