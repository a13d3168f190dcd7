import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { hrefOfDocument } from '../documents/document-links.ts';
import { useTitles } from '../frameworks/framework.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';

interface ReversalsProps {
  framework: string;
  requirementIds: readonly string[];
}

/** The sentences of accepted evidence that say the reverse of what these requirements ask, each with its document. */
export function Reversals({ framework, requirementIds }: ReversalsProps) {
  const titles = useTitles(framework);
  const { data } = useQuery(orpc.controls.reversals.list.queryOptions({ input: { framework }, staleTime: 0 }));
  if (!data) return <CardSkeleton lines={2} />;
  const reversed = data.filter(({ requirementId }) => requirementIds.includes(requirementId));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
      {[...Map.groupBy(reversed, ({ requirementId }) => requirementId)].map(([id, sentences]) => (
        <li key={id}>
          <Typography variant="h4" component="h3">
            {id} {titles.requirement(id)}
          </Typography>
          {sentences.map(({ askId, documentId, documentTitle, quote }) => (
            <Box
              key={askId}
              component="blockquote"
              sx={{
                m: 0,
                mt: 0.75,
                pl: 1.5,
                borderLeft: '3px solid',
                borderColor: 'chart.error',
                fontSize: 'size.plain',
                overflowWrap: 'anywhere',
              }}
            >
              {quote && <q>{quote.text}</q>}{' '}
              <Link component={AppLink} href={hrefOfDocument(documentId, quote ?? undefined)}>
                {documentTitle}
              </Link>
            </Box>
          ))}
        </li>
      ))}
    </Box>
  );
}
