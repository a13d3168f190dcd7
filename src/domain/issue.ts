/** What a message says besides its sentence, by the names that it has in the book of messages. */
export type IssueValues = Readonly<Record<string, string | number>>;

/** No sentence begins so: whoever reads the message of an issue knows by it whether it is ours or the library's own. */
const MARK = 'issue:';

/**
 * What is held against a value, as the one text that a schema can carry: the code of `problems:issue.<code>` and the values in it. Whoever
 * shows it says it in words, the server in English and the pages in the language of the person.
 */
export function issue(code: string, values?: IssueValues): string {
  return `${MARK}${code}${values ? ` ${JSON.stringify(values)}` : ''}`;
}

/** The same for a limit, whose number is then written once: `z.string().max(200, limit('most_characters'))` says it as `count`. */
export function limit(code: string) {
  return {
    error: ({ maximum, minimum }: { maximum?: number | bigint; minimum?: number | bigint }) =>
      issue(code, { count: Number(maximum ?? minimum) }),
  };
}

/** For a choice: `z.enum(FORMATS, oneOf)` names what there is to choose from. */
export const oneOf = {
  error: ({ values = [] }: { values?: readonly unknown[] }) => issue('one_of', { choices: values.join(', ') }),
};

/** The code and the values of a message that `issue` wrote; null for any other. */
export function readIssue(message: string): { code: string; params?: IssueValues } | null {
  if (!message.startsWith(MARK)) return null;
  const [code = '', ...rest] = message.slice(MARK.length).split(' ');
  return rest.length > 0 ? { code, params: JSON.parse(rest.join(' ')) as IssueValues } : { code };
}
