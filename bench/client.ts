import type { Product } from '../test/product.ts';

/** Requests of the signed-in administrator. */
export function clientOf(product: Product, cookie: string) {
  const headers = { cookie, origin: product.origin };
  const send = (method: string) => (path: string, body: unknown) =>
    fetch(`${product.origin}/api/v1${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    headers,
    get: (path: string) => fetch(`${product.origin}/api/v1${path}`, { headers }),
    post: send('POST'),
    patch: send('PATCH'),
    upload: (form: FormData) => fetch(`${product.origin}/api/v1/files`, { method: 'POST', headers, body: form }),
  };
}

/** Waits until a job has ended. @throws when it did not end well. */
export async function waitForJob(client: ReturnType<typeof clientOf>, id: string): Promise<void> {
  for (;;) {
    const job = (await (await client.get(`/jobs/${id}`)).json()) as { state: string; message: string | null };
    if (job.state === 'done') return;
    if (job.state === 'failed' || job.state === 'cancelled') throw new Error(`job ${job.state}: ${job.message ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
