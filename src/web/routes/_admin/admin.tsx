import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PAGES } from '#domain/addresses.ts';
import { PanelPage } from '../../administration/panel/panel-page.tsx';
import {
  type PanelChange,
  type PanelSearch,
  readPanelSearch,
  withoutNothing,
} from '../../administration/panel/panel-search.ts';

export const Route = createFileRoute('/_admin/admin')({
  validateSearch: (raw: Record<string, unknown>): PanelSearch => readPanelSearch(raw),
  staticData: { title: 'administration:page.panel' },
  component: Panel,
});

function Panel() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const change = useCallback(
    (next: PanelChange) =>
      void navigate({ to: PAGES.admin, search: withoutNothing({ ...search, ...next }), replace: true }),
    [navigate, search],
  );
  return <PanelPage search={search} onSearch={change} />;
}
