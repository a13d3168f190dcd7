import { RefusedInput } from '../bounds.ts';

/** What bounded work may come to, by the name of it. */
export const ODD_WORK: Record<string, () => unknown> = {
  answers: () => 'an answer',
  loops: () => {
    for (;;);
  },
  hoards: () => {
    const hoard: object[] = [];
    for (;;) hoard.push({ of: [hoard.length] });
  },
  leaves: () => process.exit(0),
  refuses: () => {
    throw new RefusedInput('It is no such file.');
  },
  breaks: () => {
    throw new TypeError('a fault of ours');
  },
  waits: () => new Promise((resolve) => setTimeout(() => resolve('waited'), 150)),
  rests: () => new Promise((resolve) => setTimeout(() => resolve('rested'), 1500)),
};
