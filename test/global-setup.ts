import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeClusterDir } from './cluster-tuning.ts';
import { stopTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one PostgreSQL of this run lives; the first test that needs it starts it. */
    clusterDir: string;
  }
}

export default async function setup(project: TestProject) {
  const clusterDir = await makeClusterDir();
  project.provide('clusterDir', clusterDir);
  return async () => {
    await stopTestCluster(clusterDir);
    await rm(clusterDir, { recursive: true, force: true });
  };
}
