import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AnsweringView } from '#contract/vendors/assessments.ts';
import { useLabels } from './use-labels.ts';

/** What was handed in, to be read and no more: the link is used up, and this page goes with the window. */
export function Done({ view }: { view: AnsweringView }) {
  const { t } = useTranslation('assessments');
  const { labelOf } = useLabels(view.sections);
  return (
    <Box sx={{ maxWidth: 820, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 4, md: 6 } }}>
      <Typography variant="h1" tabIndex={-1}>
        {t('done.title')}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', lineHeight: 1.6 }}>
        {t('done.text', { organisation: view.organisation })}
      </Typography>
      {view.sections.map(({ section, title, questions }) => (
        <Box key={section} component="section" aria-labelledby={`done-${section}`} sx={{ mt: 3 }}>
          <Typography id={`done-${section}`} variant="h2" sx={{ fontSize: 'size.heading' }}>
            {title}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 1 }}>
            {questions.map(({ id, text }) => {
              const answer = view.answers.find(({ questionId }) => questionId === id);
              const isGiven = answer?.isConfirmed && answer.value;
              return (
                <Box key={id} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
                  <Box component="dt">{text}</Box>
                  <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {isGiven ? labelOf(id, answer.value) : t('answering.nothing')}
                    {isGiven && (answer.reason || answer.comment) && (
                      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary', display: 'block' }}>
                        {[answer.reason, answer.comment].filter(Boolean).join(' · ')}
                      </Box>
                    )}
                  </Box>
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
