import { type RenderResult, render } from '@testing-library/react';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ThemeRoot } from '../../theme/theme-root.tsx';

/** Renders a part with the theme and a router around it, so that links work. */
export async function renderPart(part: ReactNode): Promise<RenderResult> {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component: () => part }), history });
  await router.load();
  return render(
    <ThemeRoot>
      <RouterProvider router={router as never} />
    </ThemeRoot>,
  );
}
