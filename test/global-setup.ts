import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one PostgreSQL of this run lives; the first test that needs it starts it. */
    clusterDir: string;
  }
}

export default async function setup(project: TestProject) {
  const clusterDir = await mkdtemp(join(tmpdir(), 'clausewise-test-'));
  project.provide('clusterDir', clusterDir);
  return async () => {
    await stopTestCluster(clusterDir);
    await rm(clusterDir, { recursive: true, force: true });
  };
}
