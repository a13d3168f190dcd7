import type { Presence, Sign } from './presence.ts';

/** Whether a sign is the document itself, and not another one that speaks of it. */
export const isItself = (sign: Sign): boolean =>
  sign.kind === 'document' && (sign.reason === 'template' || sign.reason === 'name');

/** Whether the document itself waits to be finished. */
export const isBegun = ({ state, signs }: Presence): boolean =>
  state === 'in-part' && signs.some((sign) => isItself(sign) && 'isUnfinished' in sign && sign.isUnfinished);
