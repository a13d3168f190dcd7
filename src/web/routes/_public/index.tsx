import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../../public-pages/landing-page.tsx';

export const Route = createFileRoute('/_public/')({
  component: LandingPage,
  staticData: { title: 'public:landing.window' },
});
