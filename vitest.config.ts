import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const cacheDir = `${import.meta.dirname}/.cache/vitest`;

// Nothing is isolated: a worker loads the server once, not for every file of tests, which halves the run. A test therefore puts back what it
// changes of a module or of the process.
export default defineConfig({
  cacheDir,
  test: {
    // One a core: the runner's own process has little to do once the tests go.
    maxWorkers: '100%',
    projects: [
      {
        cacheDir,
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          // One PostgreSQL a run, started by the first test that needs it.
          globalSetup: ['./test/global-setup.ts'],
          // A busy machine is no failure.
          testTimeout: 60_000,
          hookTimeout: 180_000,
          include: ['src/{domain,contract,engine,server}/**/*.test.ts', 'test/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        cacheDir,
        plugins: [react()],
        define: { __VERSION__: JSON.stringify('0.0.0'), __SHOTS__: '[]' },
        test: {
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          testTimeout: 60_000,
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/web/kit/testing/setup.ts'],
        },
      },
    ],
  },
});
