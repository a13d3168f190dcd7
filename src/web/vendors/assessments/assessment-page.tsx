import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import { RecentCard } from '../../activity/recent-card.tsx';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfVendor } from '../vendor-search.ts';
import { AssessmentActions } from './assessment-actions.tsx';
import { ScoreBar, StateChips, useFactsOf } from './assessment-look.tsx';
import { hrefOfAssessment, useAssessment } from './assessment-queries.ts';
import { type Finding, FindingsCard } from './findings-card.tsx';
import { OurWorkbook } from './our-workbook.tsx';
import { SectionCard } from './section-card.tsx';

interface AssessmentPageProps {
  id: string;
  onRemoved: (vendorId: string) => void;
  /** What can be made of a finding: a task, for one. */
  actionsOf: (finding: Finding) => ReactNode;
}

/** One assessment of a vendor: where it stands, what was answered, what it is worth, and what changed. */
export function AssessmentPage({ id, onRemoved, actionsOf }: AssessmentPageProps) {
  const { data, error, refetch } = useAssessment(id);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={2} />;
  return <Shown assessment={data} onRemoved={onRemoved} actionsOf={actionsOf} />;
}

interface ShownProps extends Omit<AssessmentPageProps, 'id'> {
  assessment: VendorAssessmentDetails;
}

function Shown({ assessment, onRemoved, actionsOf }: ShownProps) {
  const { t } = useTranslation('assessments');
  const factsOf = useFactsOf();
  const reason = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const { vendorName, vendorId, state, sections, comparison, submittedAt } = assessment;
  const isOver = state === 'submitted' || state === 'reviewed';
  const changed = new Set(comparison?.answers.map(({ questionId }) => questionId));
  const shown = isOnlyChanged
    ? sections
        .map((each) => ({ ...each, questions: each.questions.filter(({ id }) => changed.has(id)) }))
        .filter(({ questions }) => questions.length > 0)
    : sections;
  return (
    <>
      <PageHeader
        title={t('page.title', { vendor: vendorName })}
        name={vendorName}
        subtitle={factsOf(assessment)}
        badge={<StateChips assessment={assessment} />}
        actions={<AssessmentActions assessment={assessment} reason={reason} onRemoved={() => onRemoved(vendorId)} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {state === 'draft' && <Notice tone="info">{t('page.draft')}</Notice>}
          {state === 'submitted' && <Notice tone="warning">{t('page.toReview')}</Notice>}
          {comparison && (
            <Changes
              comparison={comparison}
              isOnlyChanged={isOnlyChanged}
              onToggle={() => setOnlyChanged(!isOnlyChanged)}
            />
          )}
          {shown.map((section) => (
            <SectionCard
              key={section.section}
              assessment={assessment}
              section={section}
              isUnderReview={state === 'submitted'}
              reason={reason}
            />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <AboutCard assessment={assessment} />
          <FindingsCard assessment={assessment} reason={reason} actionsOf={actionsOf} />
          <Card title={t('sheet.title')} subtitle={t('sheet.ours')}>
            <OurWorkbook assessment={assessment} reason={reason ?? (isOver ? t('sheet.over') : null)} />
          </Card>
          {submittedAt && <Scores assessment={assessment} />}
          <RecentCard title={t('page.trail')} subject="vendorAssessments" subjectId={assessment.id} limit={8} />
        </Box>
      </Box>
    </>
  );
}

function AboutCard({ assessment }: { assessment: VendorAssessmentDetails }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const { vendorId, vendorName, tier, recipientName, recipientEmail, message, openedAt } = assessment;
  const { answererName, answererEmail, answererRole, createdByName, createdAt } = assessment;
  const rows: [string, ReactNode][] = [
    [
      t('about.vendor'),
      <Link key="vendor" component={AppLink} href={hrefOfVendor(vendorId)}>
        {vendorName}
      </Link>,
    ],
    [t('about.tier'), t(`vendors:tier.${tier}`)],
    [t('about.recipient'), [recipientName, recipientEmail].filter(Boolean).join(', ') || '–'],
    ...(openedAt ? [[t('about.opened'), format.dateTime(openedAt)] as [string, ReactNode]] : []),
    ...(answererName
      ? [
          [t('about.answerer'), [answererName, answererRole, answererEmail].filter(Boolean).join(', ')] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    [t('about.created'), `${createdByName}, ${format.date(createdAt)}`],
  ];
  return (
    <Card title={t('about.title')}>
      <ScoreBar assessment={assessment} />
      <Box component="dl" sx={{ m: 0, mt: assessment.score === null ? 0 : 1.5, display: 'grid', gap: 0.75 }}>
        {rows.map(([label, value]) => (
          <Box key={label} sx={{ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {message && (
        <Box sx={{ mt: 1.5, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', whiteSpace: 'pre-line' }}>
          {message}
        </Box>
      )}
    </Card>
  );
}

/** What every section is worth. */
function Scores({ assessment: { scores, sections } }: { assessment: VendorAssessmentDetails }) {
  const { t } = useTranslation('assessments');
  return (
    <Card title={t('score.card')} subtitle={t('score.how')}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {scores.sections.map(({ section, score }) => {
          const title = sections.find((each) => each.section === section)?.title ?? section;
          return (
            <Box key={section}>
              <Box sx={{ fontSize: 'size.plain' }}>{title}</Box>
              {score === null ? (
                <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{t('answers.unscored')}</Box>
              ) : (
                <BandBar percent={score} label={title} showValue />
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}

interface ChangesProps {
  comparison: NonNullable<VendorAssessmentDetails['comparison']>;
  isOnlyChanged: boolean;
  onToggle: () => void;
}

/** What became of the answers since the assessment before. */
function Changes({ comparison: { before, answers }, isOnlyChanged, onToggle }: ChangesProps) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const countOf = (kind: string) => answers.filter((each) => each.kind === kind).length;
  const gone = answers.filter(({ kind }) => kind === 'gone');
  const parts = (['better', 'worse', 'other', 'new', 'gone'] as const)
    .filter((kind) => countOf(kind) > 0)
    .map((kind) => t(`change.count.${kind}`, { count: countOf(kind) }));
  return (
    <Card
      title={t('change.title')}
      subtitle={
        <Link component={AppLink} href={hrefOfAssessment(before.id)}>
          {t('change.since', { date: format.date(before.submittedOn), score: before.total ?? '–' })}
        </Link>
      }
    >
      <Box>{parts.length > 0 ? parts.join(' · ') : t('change.none')}</Box>
      {gone.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {t('change.goneList', { count: gone.length })}
          </Box>
          <Box component="ul" sx={{ pl: 2.5, m: 0 }}>
            {gone.map(({ questionId, text }) => (
              <li key={questionId}>{text}</li>
            ))}
          </Box>
        </Box>
      )}
      {answers.length > 0 && (
        <Link component="button" type="button" onClick={onToggle} sx={{ mt: 1 }}>
          {isOnlyChanged ? t('change.showAll') : t('change.showOnly')}
        </Link>
      )}
    </Card>
  );
}
