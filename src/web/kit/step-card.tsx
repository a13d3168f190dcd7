import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { AppLink } from './links/app-link.tsx';

interface StepCardProps {
  eyebrow: string;
  title: string;
  text: string;
  go?: { href: string; label: string } | undefined;
  /** Whether something waits; else the card is as quiet as any other. */
  isOpen: boolean;
  children?: ReactNode;
}

/** The one thing to do next, why, and the way to it. */
export function StepCard({ eyebrow, title, text, go, isOpen, children }: StepCardProps) {
  const id = useId();
  return (
    <Card sx={{ mb: 2, ...(isOpen && { borderColor: 'primary.main' }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
        <Box component="section" aria-labelledby={id} sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Box component="span" sx={{ fontSize: 'size.small', fontWeight: 600, color: 'primary.main' }}>
            {eyebrow}
          </Box>
          <Typography id={id} variant="h2" sx={{ textWrap: 'pretty', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, maxWidth: '72ch', textWrap: 'pretty' }}>
            {text}
          </Typography>
        </Box>
        {go && (
          <Button
            component={AppLink}
            href={go.href}
            {...(isOpen && { variant: 'contained', color: 'primary' })}
            endIcon={<ArrowRight />}
          >
            {go.label}
          </Button>
        )}
      </Box>
      {children}
    </Card>
  );
}
