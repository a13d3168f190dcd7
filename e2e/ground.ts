import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../test/product.ts';

/**
 * Makes a data folder with an empty database once, before all journeys: a product that begins with a copy of it starts in half the time of one
 * that makes its own, which the journeys of the first day still do.
 */
export default async function prepareGround() {
  const product = await startProduct();
  await product.stop();
  process.env['JOURNEYS_GROUND'] = product.dataDir;
  return () => product.remove();
}

/** A data folder of one's own, as a first start leaves it. */
export async function copyGround(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clausewise-'));
  const ground = process.env['JOURNEYS_GROUND'];
  if (ground) cpSync(ground, dataDir, { recursive: true });
  return dataDir;
}
