import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Method } from '#domain/risks/method.ts';
import { judgeBy } from '#domain/risks/score.ts';
import type { RiskOverview } from '#domain/risks/view.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { bandArea, bandLook } from './band-look.ts';
import { hrefOfRegister, type MapKind } from './risk-search.ts';
import { firstPlace, nextPlace, type Place } from './roving-focus.ts';

type Cell = RiskOverview['cells'][number];

interface HeatMapProps {
  method: Method;
  kind: MapKind;
  cells: readonly Cell[];
  /** For a card among others: low cells, and of the scales the numbers. */
  isSmall?: boolean;
}

/**
 * Likelihood against impact, the worst at the top right. Each cell says its score, its band and how many risks stand on it, and opens their list;
 * the thick line is the appetite. Tab enters it once, arrow keys go from cell to cell.
 */
export function HeatMap({ method, kind, cells, isSmall = false }: HeatMapProps) {
  const { t } = useTranslation('risks');
  const known = new Map(
    cells.filter((cell) => cell.kind === kind).map((cell) => [`${cell.likelihood} ${cell.impact}`, cell]),
  );
  const [focused, setFocused] = useState<Place>();
  const places = [...known.values()];
  const entered = places.find((place) => isSame(place, focused)) ?? firstPlace(places);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.altKey || event.metaKey || !entered) return;
    event.preventDefault();
    const next = nextPlace(places, entered, event.key);
    if (next) event.currentTarget.querySelector<HTMLElement>(`[data-place="${keyOf(next)}"]`)?.focus();
  };
  const impacts = method.impact.map((step, place) => ({ step, place: place + 1 })).toReversed();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        onKeyDown={move}
        sx={{
          width: 1,
          tableLayout: 'fixed',
          borderCollapse: 'separate',
          borderSpacing: '3px',
          fontSize: { xs: 'size.fine', sm: 'size.small' },
        }}
      >
        <caption>
          <HiddenText>{t('map.caption', { kind: t(`kind.${kind}`), appetite: method.appetite })}</HiddenText>
        </caption>
        <tbody>
          {impacts.map(({ step, place: impact }) => (
            <tr key={impact}>
              <ScaleHead scope="row" label={step.label} step={impact} title={step.description} isSmall={isSmall} />
              {method.likelihood.map((_, place) => (
                <HeatCell
                  key={place}
                  method={method}
                  kind={kind}
                  likelihood={place + 1}
                  impact={impact}
                  cell={known.get(`${place + 1} ${impact}`)}
                  isSmall={isSmall}
                  isEntry={isSame({ likelihood: place + 1, impact }, entered)}
                  onFocus={setFocused}
                />
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {method.likelihood.map((step, place) => (
              <ScaleHead
                key={place}
                scope="col"
                label={step.label}
                step={place + 1}
                title={step.description}
                isSmall={isSmall}
              />
            ))}
          </tr>
        </tbody>
      </Box>
      <Box aria-hidden sx={{ color: 'text.secondary', textAlign: 'right', fontSize: 'size.fine', mt: 0.5 }}>
        {t('map.axes')}
      </Box>
    </Box>
  );
}

function ScaleHead({
  scope,
  label,
  step,
  title,
  isSmall,
}: {
  scope: 'row' | 'col';
  label: string;
  step: number;
  title: string;
  isSmall: boolean;
}) {
  return (
    <Box
      component="th"
      scope={scope}
      title={title}
      sx={{
        fontWeight: 500,
        color: 'text.secondary',
        textAlign: scope === 'row' ? 'right' : 'center',
        verticalAlign: scope === 'row' ? 'middle' : 'top',
        pr: scope === 'row' ? 0.5 : 0,
        ...(scope === 'row'
          ? { width: isSmall ? 20 : { xs: 70, sm: 96 } }
          : { fontSize: { xs: 'size.fine', sm: 'inherit' } }),
        hyphens: 'auto',
        overflowWrap: 'anywhere',
        lineHeight: 1.2,
      }}
    >
      {isSmall ? step : `${step} ${label}`}
      {isSmall && <HiddenText>{label}</HiddenText>}
    </Box>
  );
}

interface HeatCellProps {
  method: Method;
  kind: MapKind;
  likelihood: number;
  impact: number;
  cell: Cell | undefined;
  isSmall: boolean;
  /** The one that Tab enters. */
  isEntry: boolean;
  onFocus: (place: Place) => void;
}

function HeatCell({ method, kind, likelihood, impact, cell, isSmall, isEntry, onFocus }: HeatCellProps) {
  const { t } = useTranslation('risks');
  const judged = judgeBy(method, { likelihood, impact });
  const isAbove = (other: { likelihood: number; impact: number }) => judgeBy(method, other).isAboveAppetite;
  const line = {
    isLeft: judged.isAboveAppetite && likelihood > 1 && !isAbove({ likelihood: likelihood - 1, impact }),
    isBelow: judged.isAboveAppetite && impact > 1 && !isAbove({ likelihood, impact: impact - 1 }),
  };
  const count = cell?.count ?? 0;
  const text = t('map.cell', {
    count,
    likelihood: method.likelihood[likelihood - 1]?.label,
    impact: method.impact[impact - 1]?.label,
    score: judged.score,
    band: judged.bandLabel,
  });
  const names = cell?.risks.map(({ reference, title }) => `${reference} ${title}`).join('\n');
  return (
    <Box
      component="td"
      sx={(theme) => ({
        p: 0,
        height: isSmall ? 32 : { xs: 46, sm: 58 },
        position: 'relative',
        borderRadius: '6px',
        ...bandLook(theme, judged.bandPlace, judged.bands, 34),
        ...(line.isLeft && edge(theme.vars.palette.text.primary, 'left')),
        ...(line.isBelow && edge(theme.vars.palette.text.primary, 'bottom')),
        ...(line.isLeft &&
          line.isBelow && {
            '&::before': bar(theme.vars.palette.text.primary, 'left'),
            '&::after': bar(theme.vars.palette.text.primary, 'bottom'),
          }),
        ...(count > 0 && { boxShadow: `inset 0 0 0 1.5px ${bandArea(theme, judged.bandPlace, judged.bands)}` }),
      })}
    >
      {count > 0 ? (
        <Box
          component={AppLink}
          href={hrefOfRegister({ kind, likelihood, impact })}
          tabIndex={isEntry ? 0 : -1}
          data-place={keyOf({ likelihood, impact })}
          onFocus={() => onFocus({ likelihood, impact })}
          aria-label={text}
          title={names}
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            color: 'inherit',
            textDecoration: 'none',
            fontWeight: 700,
            fontSize: isSmall ? 'size.plain' : { xs: 'size.large', sm: 'size.section' },
            borderRadius: '6px',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count}
        </Box>
      ) : (
        <HiddenText>{text}</HiddenText>
      )}
      {!isSmall && (
        <Box
          component="span"
          aria-hidden
          sx={{ position: 'absolute', right: 4, bottom: 2, fontSize: 'size.fine', pointerEvents: 'none' }}
        >
          {judged.score}
        </Box>
      )}
    </Box>
  );
}

const keyOf = ({ likelihood, impact }: Place) => `${likelihood} ${impact}`;

const isSame = (a: Place, b: Place | undefined) => a.likelihood === b?.likelihood && a.impact === b.impact;

const edge = (color: string, side: 'left' | 'bottom') => ({ '&::before': bar(color, side) });

const bar = (color: string, side: 'left' | 'bottom') => ({
  content: '""',
  position: 'absolute' as const,
  backgroundColor: color,
  borderRadius: '2px',
  zIndex: 1,
  ...(side === 'left'
    ? { left: -3, top: -1.5, bottom: -1.5, width: 3 }
    : { bottom: -3, left: -1.5, right: -1.5, height: 3 }),
});
