// npm run test:unit PATH...: units and the server on a real PostgreSQL; with "-- -w" again whenever a file changes.
import { install } from './install.mjs';
import { runUnits } from './parts.mjs';

install();
const options = process.argv.slice(2);
const paths = options.filter((option) => option !== '-w');
process.exit(runUnits(paths.length < options.length ? 'watch' : 'run', paths) ? 0 : 1);
