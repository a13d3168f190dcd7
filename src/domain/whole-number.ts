import { z } from 'zod';
import { issue } from './issue.ts';

/** A whole number between two others, these included. */
export function wholeNumber(least: number, most: number) {
  const message = issue('whole_number_between', { least, most });
  return z.int(message).min(least, message).max(most, message);
}
