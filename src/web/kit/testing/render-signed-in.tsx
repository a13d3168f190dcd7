import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PERMISSIONS } from '#domain/people/permission.ts';
import type { Permission } from '#domain/people/permission.ts';
import { renderPart } from './render.tsx';

/** Renders a part as somebody of these permissions sees it; without any said, as an administrator does. */
export function renderSignedIn(
  part: ReactNode,
  permissions: readonly Permission[] = PERMISSIONS,
): Promise<RenderResult> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(['session'], {
    role: 'admin',
    permissions,
    user: { id: USER_ID, name: 'Ana Ruiz' },
    organisation: { name: 'Maple & Sons' },
  });
  return renderPart(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
}

export const USER_ID = '00000000-0000-4000-8000-00000000000a';
