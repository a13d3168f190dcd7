import pino from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Values under these names never reach it. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'secret', 'authorization', 'cookie', '*.password', '*.token', '*.secret'],
      censor: '[hidden]',
    },
  });
}
