// npm run e2e FILE...: journeys in a browser through the pages as they are now; what follows "--" goes to Playwright.
import { fail, install } from './install.mjs';
import { runJourneys } from './parts.mjs';
import { buildWeb } from './web.mjs';

install();
if (!buildWeb()) fail('The pages could not be built; what is wrong stands above.');
process.exit(runJourneys(process.argv.slice(2)) ? 0 : 1);
