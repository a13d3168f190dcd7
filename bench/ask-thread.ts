import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// Apart from whoever sends the bombs, so that only the server's slowness is measured.
const { url, headers, pace } = workerData as { url: string; headers: Record<string, string>; pace: number };
const agent = new Agent({ keepAlive: true });
const took: number[] = [];
let open = 0;
let isOver = false;

const close = () => {
  if (!isOver || open > 0) return;
  agent.destroy();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have none
  parentPort?.postMessage(took);
  parentPort?.close();
};

const ask = () => {
  const start = performance.now();
  open += 1;
  get(url, { agent, headers }, (response) => {
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
    response.resume();
    response.on('end', () => {
      took.push(performance.now() - start);
      open -= 1;
      close();
    });
  });
};

// At a steady pace, whether the last answer has come or not: a server that stands still is seen to.
const timer = setInterval(ask, pace);
parentPort?.once('message', () => {
  clearInterval(timer);
  isOver = true;
  close();
});
