import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { hrefOfQuestion, useApprovedAnswers } from './questionnaire-queries.ts';

/** What was approved before, in any questionnaire: to look up, and to see where a proposal comes from. */
export function AnswersCard() {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useApprovedAnswers(page, search);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const pages = Math.ceil(data.total / 10);
  return (
    <Card title={t('answers.title')} subtitle={t('answers.subtitle')}>
      <SearchBox
        label={t('answers.search')}
        value={search}
        onSearch={(text) => {
          setSearch(text.trim());
          setPage(0);
        }}
      />
      <Box component="ul" role="list" aria-label={t('answers.list')} sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
        {data.rows.map(({ id, question, answer, questionnaire, questionnaireId, position, byName, at }) => (
          <Box
            component="li"
            key={id}
            sx={{ py: 1.25, overflowWrap: 'anywhere', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {question}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {answer}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <Link component={AppLink} href={hrefOfQuestion(questionnaireId, id, position)}>
                {questionnaire}
              </Link>
              {` · ${t('decided.approved', { name: byName, date: format.date(at) })}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {data.rows.length === 0 && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
          {t(search ? 'answers.nothing' : 'answers.none')}
        </Typography>
      )}
      {pages > 1 && <Pagination count={pages} page={page + 1} onChange={(_, next) => setPage(next - 1)} />}
    </Card>
  );
}
