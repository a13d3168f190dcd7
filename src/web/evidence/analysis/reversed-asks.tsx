import Box from '@mui/material/Box';
import type { Classification } from '#domain/evidence/classification.ts';
import type { Passage } from '../../documents/document-links.ts';
import { AskLine } from '../ask-line.tsx';

interface ReversedAsksProps {
  asks: Classification['suggestedClauses'][number]['contradicted'];
  onPassage: (passage: Passage) => void;
}

/** What a clause asks for and the document says the reverse of, each with its sentence. */
export function ReversedAsks({ asks, onPassage }: ReversedAsksProps) {
  if (asks.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, fontSize: 'size.plain' }}>
      {asks.map((ask) => (
        <AskLine key={ask.id} ask={ask} text={ask.text} onPassage={onPassage} />
      ))}
    </Box>
  );
}
