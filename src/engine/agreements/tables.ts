import { durationsIn } from '../read/durations.ts';
import { durationOfCell, percentsIn } from './amounts.ts';
import * as cues from './cues.ts';
import { type Found, found } from './found.ts';
import { tierIn } from './credits.ts';
import type { TableRow } from './passages.ts';
import { windowIn } from './service.ts';
import { severityKeys } from '#domain/vendors/agreements/severity.ts';

/** Roles of columns whose cells are times. */
type Timed = 'response' | 'workaround' | 'resolution' | 'recovery-time' | 'recovery-point';
type Role = Timed | 'severity' | 'availability' | 'credit' | 'service' | null;
const TIMED: ReadonlySet<Role> = new Set(['response', 'workaround', 'resolution', 'recovery-time', 'recovery-point']);
const isTimed = (role: Role): role is Timed => TIMED.has(role);

const SEVERITY = cues.cue(
  String.raw`severit~|priorit~|prio|level|class|category|\p{L}{0,14}klasse|Kategorie|Schweregrad|Stufe|gravité|niveau|catégorie|gravedad|nivel|categoría|incident (?:type|severity)`,
);
const SERVICE = cues.cue(
  String.raw`services?|systems?|components?|applications?|Dienst~?|System~?|Anwendung~?|composants?|servicios?|sistemas?|aplicaci~`,
);

function roleOf(heading: string): Role {
  if (cues.CREDIT.test(heading)) return 'credit';
  if (cues.RTO.test(heading)) return 'recovery-time';
  if (cues.RPO.test(heading)) return 'recovery-point';
  if (cues.RESPONSE.test(heading)) return 'response';
  if (cues.WORKAROUND.test(heading)) return 'workaround';
  if (cues.RESOLUTION.test(heading)) return 'resolution';
  if (cues.AVAILABILITY.test(heading)) return 'availability';
  if (SEVERITY.test(heading)) return 'severity';
  return SERVICE.test(heading) ? 'service' : null;
}

/** What a row of a table commits to, by the words above its columns. */
export function readRow({ cells, header, above }: TableRow, usual: Found['window']): Found[] {
  const roles = header.map(roleOf);
  const at = (role: Role) => cells[roles.indexOf(role)] ?? '';
  const modality = cues.TARGET.test(above.split('\n').at(-1) ?? '') ? ('target' as const) : ('committed' as const);
  const creditCell = roles.includes('credit') ? at('credit') : '';
  const credit = percentsIn(creditCell)[0];
  if (credit) {
    const tier = tierIn(at('availability') || (cells.find((_, index) => roles[index] !== 'credit') ?? ''));
    return tier.below === null && tier.from === null
      ? []
      : [found('credit', { value: credit.value, unit: 'percent', ...tier })];
  }
  const first = cells[0] ?? '';
  const severity = at('severity') || (severityKeys(first).length > 0 ? first : '');
  const service = at('service') || (roles[0] === null && severity !== first ? first : '');
  const facts = { service: service.slice(0, 120) || null };
  return roles.flatMap((role, index): Found[] => {
    const cell = cells[index] ?? '';
    const heading = header[index] ?? '';
    const own = cues.TARGET.test(heading) && !/objective/i.test(heading) ? ('target' as const) : modality;
    if (role === 'availability')
      return percentsIn(cell)
        .filter(({ value }) => value >= 80 && value <= 100)
        .map(({ value }) =>
          found('availability', {
            ...facts,
            modality: own,
            value,
            unit: 'percent',
            window: windowIn(`${heading} ${cell}`) ?? usual,
          }),
        );
    if (!isTimed(role)) return [];
    const amount = durationOfCell(cell);
    if (!amount) return [];
    const { value, unit, isBusinessTime } = amount;
    const isBusiness = isBusinessTime || durationsIn(`1 ${heading}`).some((each) => each.isBusinessTime);
    const isRecovery = role.startsWith('recovery');
    return [
      found(role, {
        ...facts,
        modality: own,
        value,
        unit,
        isBusinessTime: isBusiness,
        severity: isRecovery ? null : severity.slice(0, 80) || null,
      }),
    ];
  });
}
