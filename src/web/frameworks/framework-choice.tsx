import type { ReactNode } from 'react';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { UrlTabs } from '../kit/links/url-tabs.tsx';
import { CurrentFramework } from './current-framework.ts';
import { useNamedInUse } from './frameworks-in-use.ts';

interface FrameworkChoiceProps {
  label: string;
  /** As the address names it. */
  chosen: string | undefined;
  hrefOf: (framework: string) => string;
  children: ReactNode;
}

/** What can be looked at for each framework in use, an organisation's own ones included; one of them at a time. */
export function FrameworkChoice({ label, chosen, hrefOf, children }: FrameworkChoiceProps) {
  const { frameworks, isLoading } = useNamedInUse();
  // Which one the address means is not known before.
  if (isLoading) return <CardSkeleton lines={8} />;
  const shown = (frameworks.find(({ id }) => id === chosen) ?? frameworks[0])?.id ?? BASE_FRAMEWORK;
  return (
    <CurrentFramework key={shown} value={shown}>
      {frameworks.length > 1 && (
        <UrlTabs
          label={label}
          tabs={frameworks.map(({ id, title }) => ({ id, label: title }))}
          active={shown}
          hrefOf={hrefOf}
        />
      )}
      {children}
    </CurrentFramework>
  );
}
