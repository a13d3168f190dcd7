/** Why bounded work gave no answer. Every runner means the same by each. */
export type Failure = 'time' | 'memory' | 'ended' | 'cancelled' | 'refused';

const SENTENCES: Record<Failure, string> = {
  time: 'It took longer than it may.',
  memory: 'It took more memory than it may.',
  ended: 'It ended without an answer.',
  cancelled: 'It was cancelled.',
  refused: 'What it was given cannot be read.',
};

/** What a runner throws; whoever asked turns it into words for people. A fault of our own comes as the error that it is. */
export class BoundedError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, message: string = SENTENCES[failure], options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Whether bounded work failed, and by one of these where some are named. */
export function hasFailed(error: unknown, ...failures: Failure[]): error is BoundedError {
  return error instanceof BoundedError && (failures.length === 0 || failures.includes(error.failure));
}

/** Thrown inside by work that does not accept what it was given; the message is one plain sentence for people. */
export class RefusedInput extends Error {}
