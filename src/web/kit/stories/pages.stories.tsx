import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PAGES, addressOf } from '#domain/addresses.ts';
import { BandBar } from '../band-bar.tsx';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import { Card } from '../card.tsx';
import { DonutCard } from '../charts/donut-card.tsx';
import { DataTable } from '../table/data-table.tsx';
import { DropZone } from '../drop-zone.tsx';
import { FilterSelect } from '../table/filter-select.tsx';
import { PageHeader } from '../page-header.tsx';
import { SearchBox } from '../table/search-box.tsx';
import { SelectionBar } from '../table/selection-bar.tsx';
import { Sparkline } from '../sparkline.tsx';
import { StatCard } from '../stat-card.tsx';
import { StatRow } from '../stat-row.tsx';
import { UrlTabs } from '../links/url-tabs.tsx';
import type { Stories } from './story.ts';

const ROWS = ['Acme', 'Globex', 'Initech'].map((name, at) => ({ id: name, name, risks: at * 3 }));

export const stories: Stories = {
  'Head of a page': () => (
    <>
      <Breadcrumbs label="Where you are" crumbs={[{ label: 'Vendors', href: PAGES.vendors }, { label: 'Acme' }]} />
      <PageHeader title="Acme" subtitle="Since 2024" actions={<Button>Change</Button>} />
      <UrlTabs
        label="Parts"
        active="facts"
        tabs={[
          { id: 'facts', label: 'Facts' },
          { id: 'risks', label: 'Risks' },
        ]}
        hrefOf={(tab) => addressOf('vendors', { tab })}
      />
    </>
  ),
  Figures: () => (
    <StatRow>
      <StatCard label="Assets" value={120} href={PAGES.assets} note="12 are critical" trend={[3, 5, 4, 8]} />
      <StatCard
        label="Risks"
        value={7}
        href={PAGES.risks}
        change={{ text: '2 fewer', up: false, tone: 'success' }}
        trend={[9, 8, 8, 7]}
      />
      <StatCard label="Loading" value="" href={PAGES.vendors} isLoading />
    </StatRow>
  ),
  Cards: () => (
    <Card title="A card" subtitle="What it shows" action={<Button size="small">All</Button>}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {[90, 70, 20].map((percent) => (
          <BandBar key={percent} percent={percent} label={`Done: ${percent} %`} showValue />
        ))}
        <Sparkline values={[1, 4, 2, 6]} />
      </Box>
    </Card>
  ),
  Donut: () => (
    <DonutCard
      title="By level"
      centre={{ value: '10', label: 'risks' }}
      slices={[
        { label: 'High', value: 4, tone: 'error' },
        { label: 'Low', value: 6, tone: 'success' },
      ]}
    />
  ),
  Table: () => (
    <DataTable
      label="Vendors"
      columns={[
        { field: 'name', header: 'Name', flex: 1, isSortable: true },
        { field: 'risks', header: 'Risks', width: 120, align: 'right' },
      ]}
      rows={ROWS}
      total={ROWS.length}
      page={0}
      pageSize={10}
      onPage={() => undefined}
      selected={['Acme']}
      onSelect={() => undefined}
      card={({ name }) => name}
      toolbar={
        <>
          <SearchBox label="Find" value="" onSearch={() => undefined} />
          <FilterSelect
            label="Tier"
            value={undefined}
            options={[{ value: 'High', label: 'High' }]}
            onChange={() => undefined}
          />
        </>
      }
      empty="Nothing"
    />
  ),
  'Table, nothing loaded yet': () => (
    <DataTable
      label="Vendors"
      columns={[{ field: 'name', header: 'Name' }]}
      rows={undefined}
      total={undefined}
      page={0}
      pageSize={10}
      onPage={() => undefined}
      card={() => null}
      empty="Nothing"
    />
  ),
  'What is ticked': () => (
    <SelectionBar label="Chosen vendors" text="2 chosen">
      <Button>Change</Button>
    </SelectionBar>
  ),
  'Place for files': () => (
    <DropZone label="Drop files here" extensions={['.pdf']} maxSize={1000} onFiles={() => undefined} />
  ),
};
