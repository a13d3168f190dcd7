import type { Listener, Message } from '../database/listener.ts';
import type { Log } from '../log.ts';

interface Dispatcher {
  /** What the log calls it. */
  name: string;
  /** Milliseconds after which it looks by itself. */
  every: number;
  /** Whether a message says that there is something to do. */
  wakesOn?: (message: Message) => boolean;
  /**
   * Does what is due, until nothing is. What it takes it takes under a lease in the database, since other servers dispatch too.
   * `hasMissed`: messages may have gone unheard, at the start and while the connection was lost.
   */
  dispatch: (signal: AbortSignal, hasMissed: boolean) => Promise<unknown>;
}

/** Dispatches at the start, when a message wakes it and from time to time, never twice at once. @returns a function that ends it, and waits for what is under way. */
export function startDispatcher(
  { name, every, wakesOn, dispatch }: Dispatcher,
  listener: Listener | undefined,
  log: Log,
): () => Promise<void> {
  const closing = new AbortController();
  let [isAsked, hasMissed] = [false, true];
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isAsked && !closing.signal.aborted) {
      const missed = hasMissed;
      isAsked = hasMissed = false;
      await dispatch(closing.signal, missed).catch((error: unknown) => {
        hasMissed ||= missed;
        log.warn({ err: error }, name);
      });
    }
    running = undefined;
  };
  const wake = () => {
    isAsked = true;
    running ??= run();
  };
  const timer = setInterval(wake, every).unref();
  const leave = listener?.on((message) => {
    if (message.event === 'reconnected') hasMissed = true;
    if (message.event === 'reconnected' || wakesOn?.(message)) wake();
  });
  wake();
  return async () => {
    closing.abort();
    clearInterval(timer);
    leave?.();
    await running;
  };
}
