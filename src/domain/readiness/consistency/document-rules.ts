import { dayAfter } from '../../assets/days.ts';
import { aboutDocuments, aboutEvidence, type Rule } from './rule.ts';
import type { CurrentEvidence, System } from './system.ts';

const SOON = 30;
const OLD = 365;
const FORGOTTEN = 60;
/** One document cannot well be the proof of more requirements than this. */
const MANY = 25;

/** Counted once for all documents: with thousands of them each must not be held against all the others. */
function once<T>(read: (system: System) => T): (system: System) => T {
  const known = new WeakMap<System, { value: T }>();
  return (system) => {
    const kept = known.get(system) ?? { value: read(system) };
    known.set(system, kept);
    return kept.value;
  };
}

const plain = (title: string) => title.trim().toLowerCase();
const placeOf = ({ framework, requirementId }: CurrentEvidence) => `${framework} ${requirementId}`;

const titlesOf = once(({ documents }) => {
  const counts = new Map<string, number>();
  for (const { title } of documents) counts.set(plain(title), (counts.get(plain(title)) ?? 0) + 1);
  return counts;
});

/** The documents that stand for each requirement. */
const proofsOf = once(({ evidence }) => {
  const proofs = new Map<string, Set<string>>();
  for (const each of evidence) {
    const known = proofs.get(placeOf(each)) ?? new Set();
    proofs.set(placeOf(each), known.add(each.documentId));
  }
  return proofs;
});

/** What documents and evidence say against each other. */
export const documentRules: Rule[] = [
  aboutDocuments(
    'document-review-overdue',
    'medium',
    ({ reviewDueOn, isDraft }, { today }) => !isDraft && reviewDueOn !== null && reviewDueOn < today,
  ),
  aboutDocuments(
    'evidence-of-overdue-document',
    'high',
    ({ reviewDueOn }, { today }, evidence) => evidence.length > 0 && reviewDueOn !== null && reviewDueOn < today,
  ),
  aboutDocuments('evidence-of-draft', 'high', ({ isDraft }, _system, evidence) => isDraft && evidence.length > 0),
  aboutDocuments(
    'draft-forgotten',
    'low',
    ({ isDraft, uploadedOn }, { today }) => isDraft && dayAfter(uploadedOn, FORGOTTEN) < today,
  ),
  aboutDocuments('document-unread', 'low', ({ state }) => state === 'refused'),
  aboutDocuments(
    'document-type-unknown',
    'low',
    ({ state, type, typeAcceptedAt }) =>
      state === 'read' && typeAcceptedAt === null && (type === null || type === 'unknown'),
  ),
  aboutDocuments(
    'suggestions-forgotten',
    'medium',
    ({ suggestions, uploadedOn, isDraft }, { today }) =>
      !isDraft && suggestions.open > 0 && dayAfter(uploadedOn, SOON) < today,
  ),
  aboutDocuments(
    'policy-shows-nothing',
    'low',
    ({ state, type, isDraft, suggestions }, _system, evidence) =>
      state === 'read' && type === 'policy' && !isDraft && evidence.length === 0 && suggestions.open === 0,
  ),
  aboutDocuments('one-document-for-many', 'medium', (_document, system, evidence) => {
    const proofs = proofsOf(system);
    return new Set(evidence.map(placeOf).filter((place) => proofs.get(place)?.size === 1)).size > MANY;
  }),
  aboutDocuments('same-title-twice', 'low', ({ title }, system) => (titlesOf(system).get(plain(title)) ?? 0) > 1),
  aboutEvidence(
    'evidence-ends-soon',
    'medium',
    ({ validUntil }, { today }) => validUntil !== null && validUntil >= today && validUntil <= dayAfter(today, SOON),
  ),
  aboutEvidence(
    'evidence-old',
    'low',
    ({ validUntil, acceptedOn }, { today }) => validUntil === null && dayAfter(acceptedOn, OLD) < today,
  ),
  aboutEvidence('accepted-by-owner', 'low', (evidence, { frameworks }) => {
    const facts = frameworks.find(({ id }) => id === evidence.framework)?.facts;
    return (
      facts?.find(({ requirement }) => requirement.id === evidence.requirementId)?.control.ownerId ===
      evidence.acceptedBy
    );
  }),
];
