import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '#domain/documents/template.ts';
import type { RecommendedPolicy } from '#domain/readiness/setup/analysis.ts';
import { useFrameworkNames } from '../../frameworks/framework-names.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { UseDraftDialog } from '../../documents/templates/use-draft-dialog.tsx';
import { PresentDocuments } from './present-documents.tsx';
import { Section } from './section.tsx';
import { Why } from './why.tsx';

const SHOWN = 5;

/** Policies and required documents that are missing, each of which becomes a draft from here; then those that are there. */
export function RecommendedPolicies({
  documents,
  present,
}: Record<'documents' | 'present', readonly RecommendedPolicy[]>) {
  const { t } = useTranslation(['setup', 'templates']);
  const language = useLanguage();
  const maySee = usePermission('documents.view');
  const [isWhole, setWhole] = useState(false);
  const [used, setUsed] = useState<Template>();
  const { data: templates, refetch } = useQuery(
    orpc.documents.templates.list.queryOptions({ input: { language }, enabled: maySee, staleTime: 60_000 }),
  );
  const shown = isWhole ? documents : documents.slice(0, SHOWN);
  return (
    <Section title={t('policies.title')}>
      {documents.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t(maySee ? 'policies.none' : 'policies.notYours')}</Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((document) => (
          <PolicyRow
            key={document.key}
            document={document}
            onUse={() => setUsed(templates?.find(({ key }) => key === document.key))}
          />
        ))}
      </Box>
      {documents.length > SHOWN && (
        <Button variant="text" size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('policies.fewer') : t('policies.all', { count: documents.length })}
        </Button>
      )}
      <PresentDocuments documents={present} />
      {documents.length > 0 && <Why about={t('policies.title')}>{t('policies.why')}</Why>}
      {used && (
        <UseDraftDialog
          template={used}
          onMade={({ title }) => {
            toast('success', t('templates:use.made', { title }));
            setUsed(undefined);
            void refetch();
          }}
          onClose={() => setUsed(undefined)}
        />
      )}
    </Section>
  );
}

function PolicyRow({ document, onUse }: { document: RecommendedPolicy; onUse: () => void }) {
  const { t } = useTranslation(['setup', 'templates']);
  const format = useFormat();
  const nameOf = useFrameworkNames();
  const mayEdit = usePermission('documents.edit');
  const { title, isMandatory, frameworks, requirements } = document;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Box sx={{ fontWeight: 600, fontSize: 'size.body' }}>{title}</Box>
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>
          {t('policies.shows', { count: requirements, names: format.list(frameworks.map(nameOf)) })}
        </Box>
      </Box>
      {isMandatory && <ToneChip tone="warning" label={t('policies.mandatory')} />}
      <ReasonButton
        size="small"
        reason={mayEdit ? null : t('kit:reason.permission')}
        startIcon={<FilePlus2 />}
        aria-label={t('templates:useOf', { title })}
        onClick={onUse}
      >
        {t('templates:use.open')}
      </ReasonButton>
    </Box>
  );
}
