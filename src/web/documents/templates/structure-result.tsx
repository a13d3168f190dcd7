import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { GeneratedStructure } from '#domain/documents/generated-structure.ts';
import { hrefOfLibrary } from '../document-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { EffortTable } from './effort-table.tsx';
import { StructureFolders } from './structure-folders.tsx';

/** What was made, what was kept, and the way to it. */
export function StructureMade({ made }: { made: { folders: number; drafts: number; kept: number } }) {
  const { t } = useTranslation('templates');
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="success" title={t('made.title')}>
        {t('made.folders', { count: made.folders })} · {t('made.drafts', { count: made.drafts })}
        {made.kept > 0 && <> · {t('made.kept', { count: made.kept })}</>}
        <Box sx={{ mt: 0.5 }}>
          <AppLink href={hrefOfLibrary()}>{t('made.open')}</AppLink>
        </Box>
      </Notice>
    </Box>
  );
}

/** Folders with their documents, the effort, and what the figures suggest. */
export function StructureResult({ structure }: { structure: GeneratedStructure }) {
  const { t } = useTranslation('templates');
  const { documents, folders, effort, suggestions } = structure;
  const mandatory = documents.filter(({ reason }) => reason === 'mandatory').length;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography sx={{ mb: 1.5 }}>
          {t('result.summaryFolders', { count: folders.length })} ·{' '}
          {t('result.summaryDocuments', { count: documents.length })} ·{' '}
          {t('result.summaryMandatory', { count: mandatory })}
        </Typography>
        <StructureFolders structure={structure} />
      </Box>
      <EffortTable effort={effort} />
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
    </Box>
  );
}

function Suggestions({ suggestions }: Pick<GeneratedStructure, 'suggestions'>) {
  const { t } = useTranslation('templates');
  const { list } = useFormat();
  const text = (suggestion: GeneratedStructure['suggestions'][number]): string => {
    switch (suggestion.kind) {
      case 'start-with':
        return t('suggestion.startWith', { titles: list(suggestion.titles) });
      case 'there':
        return t('suggestion.there', { count: suggestion.count });
      case 'english':
        return t('suggestion.english', { count: suggestion.count });
      case 'left-out':
        return t('suggestion.leftOut', { titles: list(suggestion.titles) });
      case 'uncovered': {
        const { count, total, ids } = suggestion;
        const rest = count - ids.length;
        return t('suggestion.uncovered', { count, total, ids: ids.join(', ') + (rest > 0 ? ` … +${rest}` : '') });
      }
    }
  };
  return (
    <Box component="section" aria-labelledby="structure-suggestions">
      <Typography id="structure-suggestions" variant="h3" sx={{ mb: 1 }}>
        {t('suggestion.title')}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 0, '& li + li': { mt: 0.75 }, textWrap: 'pretty' }}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.kind}>{text(suggestion)}</li>
        ))}
      </Box>
    </Box>
  );
}
