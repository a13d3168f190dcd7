import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { Card } from '../../kit/card.tsx';
import { AppLink } from '../../kit/links/app-link.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { hrefOfStep } from './path-links.ts';
import { usePath } from './path-queries.ts';
import { PathSteps } from './path-steps.tsx';

/** The one thing to do next, why, and the way to it; below it how far the whole way is gone. Nothing for who can take none of its steps. */
export function NextStepCard() {
  const { t } = useTranslation('path');
  const framework = useCurrentFramework();
  const { data } = usePath();
  if (!data) return <CardSkeleton lines={2} />;
  const { next, steps } = data;
  if (steps.length === 0) return null;
  const title = next ? t(`next.${next.step}.title`, { count: next.count }) : t('all.title');
  return (
    <Card sx={{ mb: 2, ...(next && { borderColor: 'primary.main' }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
        <Box component="section" aria-labelledby="next-step" sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Box component="span" sx={{ fontSize: 'size.small', fontWeight: 600, color: 'primary.main' }}>
            {t('eyebrow')}
          </Box>
          <Typography id="next-step" variant="h2" sx={{ textWrap: 'pretty' }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, maxWidth: '72ch', textWrap: 'pretty' }}>
            {next ? t(`next.${next.step}.text`) : t('all.text')}
          </Typography>
        </Box>
        <Button
          component={AppLink}
          href={next ? hrefOfStep(next.step, framework) : PAGES.readiness}
          {...(next && { variant: 'contained', color: 'primary' })}
          endIcon={<ArrowRight />}
        >
          {next ? t(`next.${next.step}.go`) : t('all.go')}
        </Button>
      </Box>
      <PathSteps steps={steps} next={next?.step ?? null} />
    </Card>
  );
}
