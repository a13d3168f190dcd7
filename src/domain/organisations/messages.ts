/**
 * Says a message of `messages/<language>/<namespace>.json` in one language, with its values filled in and in the plural that `count` asks
 * for. A key of another namespace begins with its name and a colon.
 */
export interface Messages<Namespace extends string> {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Keeps the messages of one subject from being handed where another's are meant; `test/words.test.ts` reads it too. */
  readonly namespace?: Namespace;
}
