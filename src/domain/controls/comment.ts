import { z } from 'zod';
import { issue, limit } from '../issue.ts';

const MOST_MENTIONS = 20;

/** Who a comment speaks to, with the name as it stands in the text after an @. */
export const Mention = z.object({ userId: z.string(), name: z.string() });
export type Mention = z.infer<typeof Mention>;

/** What somebody said about a requirement: plain text. Times are ISO 8601; `editedAt` is null while nobody changed it. */
export const Comment = z.object({
  id: z.uuid(),
  framework: z.string(),
  requirementId: z.string(),
  text: z.string(),
  mentions: z.array(Mention),
  writtenAt: z.string(),
  editedAt: z.string().nullable(),
  authorId: z.string(),
  authorName: z.string(),
});
export type Comment = z.infer<typeof Comment>;

/** `mentions` are ids of members; who is not named in the text with an @ before the name is not mentioned. */
export const CommentInput = z.object({
  text: z.string().trim().min(1, issue('text_missing')).max(4000, limit('most_characters')),
  mentions: z
    .array(z.uuid(issue('person_missing')))
    .max(MOST_MENTIONS, limit('most_mentions'))
    .optional(),
});
export type CommentInput = z.infer<typeof CommentInput>;

/** Those of these people whom a text mentions: "@Ana Ruiz". A longer name that begins alike is another person. */
export function mentionedIn<P extends { name: string }>(text: string, people: readonly P[]): P[] {
  const names = piecesOf(text, people).flatMap((piece) => (piece.kind === 'mention' ? piece.name : []));
  return people.filter(({ name }) => names.includes(name));
}

/** A text as it is shown: plain runs, addresses of the web, and names of people. Joined they are the text again. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; name: string };

const ADDRESS = String.raw`https?://[\p{L}\p{N}][^\s<>"']*`;
/** What ends a sentence does not belong to an address in it. */
const TRAILING = /[.,;:!?)\]}]+$/;

/** What means something to a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\/]/g;

export function piecesOf(text: string, people: readonly { name: string }[]): Piece[] {
  const names = [...new Set(people.map(({ name }) => name))]
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length);
  const mention = names.map((name) => name.replaceAll(SIGNS, '\\$&')).join('|');
  const found = new RegExp(mention === '' ? ADDRESS : String.raw`${ADDRESS}|@(?:${mention})(?![\p{L}\p{N}])`, 'gu');
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) pieces.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(found)) {
    const isMention = match[0].startsWith('@');
    const piece = isMention ? match[0] : match[0].replace(TRAILING, '');
    plain(match.index);
    pieces.push(
      isMention ? { kind: 'mention', text: piece, name: piece.slice(1) } : { kind: 'link', text: piece, href: piece },
    );
    from = match.index + piece.length;
  }
  plain(text.length);
  return pieces;
}
