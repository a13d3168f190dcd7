import { randomUUID } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { Client } from 'pg';
import { openCluster, type Cluster } from '#server/platform/database/postgres/cluster.ts';
import { makeClusterDir, NOT_DURABLE } from '../test/cluster-tuning.ts';
import { ADMINISTRATOR, callApi, cookieOf, type Product, setUp, startProduct } from '../test/product.ts';

const PASSWORD = 'only for journeys';
const TEMPLATE = 'journeys_template';

/** What all workers of the runner share: one PostgreSQL, and one product with as many organisations as there are journeys. */
interface Ground {
  socket: string;
  port: number;
  origin: string;
  /** Cookie of the installation's administrator, whose organisation is the demo one. */
  administrator: string;
}

const ground = (): Ground => JSON.parse(process.env['JOURNEYS_GROUND'] ?? '{}') as Ground;

const addressOf = ({ socket, port }: Pick<Ground, 'socket' | 'port'>, database: string) =>
  `postgres://clausewise:${encodeURIComponent(PASSWORD)}@localhost/${database}?host=${encodeURIComponent(socket)}&port=${port}`;

/** Starts both before all journeys. */
export default async function prepareGround() {
  const folder = await makeClusterDir();
  // A temporary folder is private; the database may run as somebody else.
  await chmod(folder, 0o711);
  const cluster = await openCluster(folder, PASSWORD, NOT_DURABLE);
  const leave = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const shared = await startShared(cluster);
    return async () => {
      await shared.remove();
      await leave();
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function startShared(cluster: Cluster): Promise<Product> {
  await ask(cluster, `create database ${TEMPLATE}`);
  const first = await startProduct({ env: { DATABASE_URL: addressOf(cluster, TEMPLATE) } });
  await first.remove();
  const shared = await startOn(cluster, { OUTGOING_ALLOWED_HOSTS: '127.0.0.1', REQUESTS_PER_MINUTE: '100000' });
  await setUp(shared, null);
  const { email, password } = ADMINISTRATOR;
  const administrator = cookieOf(await callApi(shared, '', 'POST', '/administration/session', { email, password }));
  const { socket, port } = cluster;
  process.env['JOURNEYS_GROUND'] = JSON.stringify({ socket, port, origin: shared.origin, administrator });
  return shared;
}

async function ask({ socket, port }: Pick<Ground, 'socket' | 'port'>, statement: string): Promise<void> {
  const client = new Client({ connectionString: addressOf({ socket, port }, 'postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function startOn(cluster: Pick<Ground, 'socket' | 'port'>, environment: NodeJS.ProcessEnv): Promise<Product> {
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  await ask(cluster, `create database ${database} template ${TEMPLATE} strategy file_copy`);
  return startProduct({ env: { DATABASE_URL: addressOf(cluster, database), ...environment } });
}

/** A product of one's own, on an empty database. */
export const startOwn = (environment: NodeJS.ProcessEnv) => startOn(ground(), environment);

/** The one that runs already. */
export function reachShared(): Pick<Product, 'origin'> & { administrator: string } {
  const { origin, administrator } = ground();
  return { origin, administrator };
}
