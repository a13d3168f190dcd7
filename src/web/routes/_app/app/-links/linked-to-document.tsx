import Box from '@mui/material/Box';
import { RequirementsOfDocument } from '#web/controls/links/requirements-of-document.tsx';
import { AssetsOfDocument } from '#web/documents/assets-of-document.tsx';
import { RisksOf } from './risks-of.tsx';

/** What is linked to a document. Every subject that has something to link adds its card here. */
export function LinkedToDocument({ documentId }: { documentId: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <AssetsOfDocument documentId={documentId} />
      <RequirementsOfDocument documentId={documentId} />
      <RisksOf of={{ document: documentId }} />
    </Box>
  );
}
