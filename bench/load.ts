import { Agent, get } from 'node:http';

/** Requests a second over that many seconds, with 16 under way at any time. @throws when an answer is not 200. */
export async function throughputOf(
  url: (n: number) => string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  let answered = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url(sent++), { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode}`));
        response.on('data', () => {});
        response.on('end', () => {
          answered += 1;
          resolve();
        });
      }).on('error', reject);
    });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < end) await ask();
    }),
  );
  agent.destroy();
  return answered / ((performance.now() - start) / 1000);
}
