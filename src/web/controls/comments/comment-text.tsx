import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type Mention, piecesOf } from '#domain/controls/comment.ts';

/** The words of a comment with its line breaks; addresses open elsewhere, names stand out. It is text: nothing in it is markup. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'size.plain', lineHeight: 1.6 }}>
      {piecesOf(text, mentions).map((piece, place) => {
        const key = `${place} ${piece.kind}`;
        if (piece.kind === 'link')
          return (
            <Link key={key} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
              {piece.text}
            </Link>
          );
        if (piece.kind === 'mention')
          return (
            <Box key={key} component="span" sx={{ fontWeight: 600, color: 'primary.main' }}>
              {piece.text}
            </Box>
          );
        return <span key={key}>{piece.text}</span>;
      })}
    </Box>
  );
}
