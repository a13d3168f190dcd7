import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FrameworkView } from '../frameworks/framework.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { neighboursOf } from './workspace-rows.ts';

/** The way to the requirement before and after this one. */
export function Neighbours({ framework: view, id }: { framework: FrameworkView; id: string }) {
  const { t } = useTranslation('controls');
  const framework = view.id;
  const { previous, next } = neighboursOf(view, id);
  return (
    <>
      {previous && (
        <Tooltip title={`${previous.id} ${previous.title}`}>
          <IconButton
            component={AppLink}
            href={hrefOfRequirement(previous.id, framework)}
            aria-label={t('requirement.previous', previous)}
          >
            <ChevronLeft />
          </IconButton>
        </Tooltip>
      )}
      {next && (
        <Tooltip title={`${next.id} ${next.title}`}>
          <IconButton
            component={AppLink}
            href={hrefOfRequirement(next.id, framework)}
            aria-label={t('requirement.next', next)}
          >
            <ChevronRight />
          </IconButton>
        </Tooltip>
      )}
    </>
  );
}
