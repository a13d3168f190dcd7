import { PAGES } from '#domain/addresses.ts';
import {
  ASSESSMENT_KINDS,
  RISK_CATEGORIES,
  RISK_COLUMNS,
  RISK_SLICES,
  RISK_STAGES,
  TREATMENTS,
} from '#domain/risks/values.ts';
import { withoutNothing } from '../controls/workspace-search.ts';

export const RISK_TABS = ['overview', 'register', 'plan', 'library', 'method'] as const;
export type RiskTab = (typeof RISK_TABS)[number];
export type MapKind = (typeof ASSESSMENT_KINDS)[number];

/** What narrows the register. */
export interface RegisterFilter {
  q?: string;
  band?: string;
  owner?: string;
  treatment?: (typeof TREATMENTS)[number] | 'none';
  category?: (typeof RISK_CATEGORIES)[number];
  stage?: (typeof RISK_STAGES)[number];
  only?: (typeof RISK_SLICES)[number];
  asset?: string;
  control?: string;
  document?: string;
  kind?: MapKind;
  likelihood?: number;
  impact?: number;
}

/** What stands in the address of risk management; nonsense is left out. */
export interface RiskSearch extends RegisterFilter {
  tab?: RiskTab;
  /** Which assessment the heat map shows. */
  map?: MapKind;
  sort?: (typeof RISK_COLUMNS)[number];
  direction?: 'asc' | 'desc';
  /** Counts from 0. */
  page?: number;
  size?: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILTERS = [
  'q',
  'band',
  'owner',
  'treatment',
  'category',
  'stage',
  'only',
  'asset',
  'control',
  'document',
  'kind',
  'likelihood',
  'impact',
] as const satisfies readonly (keyof RegisterFilter)[];

function textParam(value: unknown, most = 200): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, most);
}
const oneOf = <T>(value: unknown, known: readonly T[]): T | undefined => known.find((each) => each === value);
const uuid = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);
const step = (value: unknown) => oneOf(Number(value), [1, 2, 3, 4, 5, 6]);

export function readRiskSearch(raw: Record<string, unknown>): RiskSearch {
  const page = Number(raw['page']);
  return withoutNothing<RiskSearch>({
    tab: oneOf(raw['tab'], RISK_TABS),
    map: oneOf(raw['map'], ASSESSMENT_KINDS),
    q: textParam(raw['q']),
    band: textParam(raw['band'], 20),
    owner: uuid(raw['owner']) ?? oneOf(raw['owner'], ['me', 'none']),
    treatment: oneOf(raw['treatment'], [...TREATMENTS, 'none'] as const),
    category: oneOf(raw['category'], RISK_CATEGORIES),
    stage: oneOf(raw['stage'], RISK_STAGES),
    only: oneOf(raw['only'], RISK_SLICES),
    asset: uuid(raw['asset']),
    control: textParam(raw['control'], 110),
    document: uuid(raw['document']),
    kind: oneOf(raw['kind'], ASSESSMENT_KINDS),
    likelihood: step(raw['likelihood']),
    impact: step(raw['impact']),
    sort: oneOf(raw['sort'], RISK_COLUMNS),
    direction: oneOf(raw['direction'], ['asc', 'desc'] as const),
    page: Number.isInteger(page) && page > 0 ? page : undefined,
    size: oneOf(Number(raw['size']), [10, 50, 100]),
  });
}

export function filterIn(search: RiskSearch): RegisterFilter {
  return withoutNothing<RegisterFilter>(Object.fromEntries(FILTERS.map((key) => [key, search[key]])) as never);
}

/** The same filters as the server calls them. */
export function serverFilterOf({ q, asset, document, ...same }: RegisterFilter) {
  return withoutNothing({ ...same, search: q, assetId: asset, documentId: document });
}

const PATH = PAGES.risks;

export function hrefOfRisks(search: RiskSearch): string {
  const query = new URLSearchParams(withoutNothing(search) as Record<string, string>).toString();
  return query === '' ? PATH : `${PATH}?${query}`;
}

/** The register with these filters: the door behind a number. */
export const hrefOfRegister = (filter: RegisterFilter = {}) => hrefOfRisks({ tab: 'register', ...filter });
export const hrefOfRisk = (id: string) => `${PATH}/${id}`;
