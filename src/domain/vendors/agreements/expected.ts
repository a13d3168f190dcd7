import { type Commitment, type CommitmentKind, isHeld } from './commitment.ts';

/** What an agreement with a supplier should say, with the controls of ISO/IEC 27001:2022 Annex A and the articles of the GDPR that ask for it. */
interface Expected {
  kind: CommitmentKind;
  controls: readonly string[];
  /** Asked for where the vendor processes personal data (GDPR 28, 32, 33). */
  article?: string;
}

const EXPECTED: readonly Expected[] = [
  { kind: 'availability', controls: ['A.5.20', 'A.5.22'] },
  { kind: 'support-hours', controls: ['A.5.20'] },
  { kind: 'response', controls: ['A.5.20', 'A.5.22'] },
  { kind: 'resolution', controls: ['A.5.20', 'A.5.22'] },
  { kind: 'recovery-time', controls: ['A.5.29', 'A.5.30'] },
  { kind: 'recovery-point', controls: ['A.5.29', 'A.5.30'] },
  { kind: 'credit', controls: ['A.5.20'] },
  { kind: 'breach-notice', controls: ['A.5.20', 'A.5.24'], article: '33(2)' },
  { kind: 'subprocessor-notice', controls: ['A.5.21'], article: '28(2)' },
  { kind: 'data-location', controls: ['A.5.20', 'A.5.23'], article: '28(3)(a)' },
  { kind: 'deletion', controls: ['A.5.20', 'A.5.23'], article: '28(3)(g)' },
  { kind: 'audit', controls: ['A.5.20', 'A.5.22'], article: '28(3)(h)' },
  { kind: 'encryption', controls: ['A.5.20', 'A.5.23'], article: '32(1)(a)' },
  { kind: 'change-notice', controls: ['A.5.22'] },
  { kind: 'termination-notice', controls: ['A.5.20', 'A.5.23'] },
];

export interface MissingCommitment {
  kind: CommitmentKind;
  controls: string[];
  /** Of the GDPR; null where no personal data is shared. */
  article: string | null;
}

/**
 * What an agreement does not speak of and should. Targets do speak of it: they are unusual instead. What it says it does not promise is missing
 * all the same.
 */
export function missingOf(commitments: readonly Commitment[], sharesPersonalData: boolean): MissingCommitment[] {
  const said = new Set(
    commitments.filter((each) => isHeld(each) && each.facts.detail !== 'not-promised').map(({ facts }) => facts.kind),
  );
  return EXPECTED.filter(({ kind }) => !said.has(kind)).map(({ kind, controls, article }) => ({
    kind,
    controls: [...controls],
    article: sharesPersonalData ? (article ?? null) : null,
  }));
}
