import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Judgement } from '#contract/quiz.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';

interface ExplanationProps {
  judgement: Judgement;
  isOutOfTime: boolean;
  /** Only they may read more within the product. */
  isSignedIn: boolean;
}

/** Whether it was right, why, and where the standard asks for it. */
export function Explanation({ judgement, isOutOfTime, isSignedIn }: ExplanationProps) {
  const { t } = useTranslation('quiz');
  const { isRight, because, requirement } = judgement;
  const where = `${requirement.frameworkTitle} · ${requirement.id} ${requirement.title}`;
  const verdict = isRight ? 'round.right' : isOutOfTime ? 'round.outOfTime' : 'round.wrong';
  return (
    <Box sx={{ pt: 2, mt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 700, color: isRight ? 'success.main' : 'error.main' }}>{t(verdict)}</Typography>
      <Typography sx={{ mt: 0.5, lineHeight: 1.6, textWrap: 'pretty' }}>{because}</Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {isSignedIn ? (
          <Link component={AppLink} href={hrefOfRequirement(requirement.id, requirement.framework)}>
            {where}
          </Link>
        ) : (
          where
        )}
      </Typography>
    </Box>
  );
}
