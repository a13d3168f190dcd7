import '../testing/english.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../../theme/theme-root.tsx';
import { createQueryClient } from '../requests/query-client.ts';
import type { Stories } from './story.ts';

const files = import.meta.glob<Stories>('./*.stories.tsx', { eager: true, import: 'stories' });
const stories = new Map(
  Object.entries(files).flatMap(([path, of]) =>
    Object.entries(of).map(([name, story]) => [`${path.replace(/^.*\/|\.stories\.tsx$/g, '')}/${name}`, story]),
  ),
);
const asked = new URLSearchParams(window.location.search).get('story') ?? '';
const Story: ComponentType | undefined = stories.get(asked);

/** The catalogue of the kit's parts: every story by its name, or the one that the address asks for. No build for people holds it. */
function Catalogue() {
  return (
    <main style={{ padding: 24, maxWidth: 1200 }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {asked || 'The kit’s parts'}
      </Typography>
      {Story ? (
        <Story />
      ) : (
        [...stories.keys()].map((name) => (
          <Link key={name} href={`?story=${encodeURIComponent(name)}`} sx={{ display: 'block', py: 0.5 }}>
            {name}
          </Link>
        ))
      )}
    </main>
  );
}

const router = createRouter({
  routeTree: createRootRoute({ component: Catalogue }),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

createRoot(document.querySelector('#root') as HTMLElement).render(
  <ThemeRoot>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  </ThemeRoot>,
);
