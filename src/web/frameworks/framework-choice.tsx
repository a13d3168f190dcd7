import type { ReactNode } from 'react';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { UrlTabs } from '../kit/links/url-tabs.tsx';
import { CurrentFramework } from './current-framework.ts';
import { useFrameworks, useInUse } from './frameworks-in-use.ts';

interface FrameworkChoiceProps {
  label: string;
  /** As the address names it. */
  chosen: string | undefined;
  hrefOf: (framework: string) => string;
  children: ReactNode;
}

/** What can be looked at for each framework in use, an organisation's own ones included; one of them at a time. */
export function FrameworkChoice({ label, chosen, hrefOf, children }: FrameworkChoiceProps) {
  const inUse = useInUse().data ?? [];
  const { data } = useFrameworks();
  const shown = inUse.find(({ framework }) => framework === chosen)?.framework ?? inUse[0]?.framework ?? BASE_FRAMEWORK;
  return (
    <CurrentFramework key={shown} value={shown}>
      {inUse.length > 1 && (
        <UrlTabs
          label={label}
          tabs={inUse.map(({ framework }) => ({
            id: framework,
            label: data?.find(({ id }) => id === framework)?.title ?? framework,
          }))}
          active={shown}
          hrefOf={hrefOf}
        />
      )}
      {children}
    </CurrentFramework>
  );
}
