import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, FilePlus2, RotateCw } from 'lucide-react';
import Papa from 'papaparse';
import { useTranslation } from 'react-i18next';
import type { Template, TemplateText } from '#domain/documents/template.ts';
import { orpc } from '../../kit/requests/api.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { language } from '../../locales/i18n.ts';
import { usePermission } from '../../people/use-permission.ts';
import { Markdown, TemplateTable } from './markdown.tsx';
import { hrefOfTemplate } from './template-links.ts';

interface TemplatePreviewProps {
  template: Template;
  onBack: () => void;
  onUse: () => void;
}

/** The text of a template as it would be downloaded, with the way back to the list. */
export function TemplatePreview({ template, onBack, onUse }: TemplatePreviewProps) {
  const { t } = useTranslation(['templates', 'kit']);
  const mayEdit = usePermission('documents.edit');
  const input = { key: template.key, language: language() };
  const { data, error, refetch } = useQuery(orpc.documents.templates.get.queryOptions({ input }));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button startIcon={<ArrowLeft />} onClick={onBack} autoFocus>
          {t('preview.back')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button startIcon={<Download />} href={hrefOfTemplate(template.key, language())} download>
          {t('download')}
        </Button>
        <ReasonButton
          variant="contained"
          color="primary"
          reason={mayEdit ? null : t('kit:reason.permission')}
          startIcon={<FilePlus2 />}
          onClick={onUse}
        >
          {t('use.open')}
        </ReasonButton>
      </Box>
      {data ? (
        <Text template={data} />
      ) : error ? (
        <Notice
          tone="error"
          action={
            <Button size="small" startIcon={<RotateCw />} onClick={() => void refetch()}>
              {t('preview.retry')}
            </Button>
          }
        >
          {t('preview.failed')}
        </Notice>
      ) : (
        <CardSkeleton lines={8} />
      )}
    </>
  );
}

function Text({ template: { title, language: written, format, text } }: { template: TemplateText }) {
  const { t } = useTranslation('templates');
  return (
    <Box lang={written}>
      {written !== language() && (
        <Box sx={{ mb: 2 }} lang={language()}>
          <Notice tone="info">{t('preview.english')}</Notice>
        </Box>
      )}
      {format === 'md' ? <Markdown text={text} /> : <Register title={title} text={text} />}
    </Box>
  );
}

/** The first line of a register says that it is a draft; headings and examples follow. */
function Register({ title, text }: { title: string; text: string }) {
  const [note = [], head = [], ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2" component="h3">
        {title}
      </Typography>
      <Typography>{note[0]}</Typography>
      <TemplateTable head={head} rows={rows} />
    </Box>
  );
}
