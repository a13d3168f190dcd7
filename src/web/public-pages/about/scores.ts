/**
 * The constants that the page About tells. They stand in the domain beside the functions that use them, whose schemas would weigh more than
 * this whole page; the test beside this file holds the two against each other.
 */
export const READY_FROM = 80;
export const FAIR_FROM = 60;
export const HIGH_RISK_FROM = 50;
export const MEDIUM_RISK_FROM = 25;

export const RISK_ROWS = [
  ['restricted', 30],
  ['confidential', 20],
  ['internal', 10],
  ['many', 25],
  ['several', 15],
  ['few', 5],
  ['encryption', 15],
  ['antivirus', 10],
  ['patches', 10],
  ['backup', 10],
  ['warranty', 10],
] as const;
