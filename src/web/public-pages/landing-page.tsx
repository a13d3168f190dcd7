import Box from '@mui/material/Box';
import { LandingHero } from './landing-hero.tsx';
import { LandingSteps } from './landing-steps.tsx';
import { LandingHonesty } from './landing-honesty.tsx';

/** What the product does, and one way in. */
export function LandingPage() {
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, md: 3 } }}>
      <LandingHero />
      <LandingSteps />
      <LandingHonesty />
    </Box>
  );
}
