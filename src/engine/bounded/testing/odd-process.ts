import { writeSync } from 'node:fs';
import { ODD_WORK } from './odd-work.ts';

writeSync(3, JSON.stringify({ said: await ODD_WORK[process.argv[2] ?? '']?.(), env: process.env }));
