import { dayAfter } from '../../assets/days.ts';
import { aboutDocuments, aboutEvidence, type Rule } from './rule.ts';

const SOON = 30;
const OLD = 365;
const FORGOTTEN = 60;
/** One document cannot well be the proof of more requirements than this. */
const MANY = 25;

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
  aboutDocuments('one-document-for-many', 'medium', (_document, { evidence: all }, evidence) => {
    const alone = evidence.filter(({ framework, requirementId, documentId }) =>
      all.every(
        (other) =>
          other.framework !== framework || other.requirementId !== requirementId || other.documentId === documentId,
      ),
    );
    return new Set(alone.map(({ framework, requirementId }) => `${framework} ${requirementId}`)).size > MANY;
  }),
  aboutDocuments('same-title-twice', 'low', ({ id, title }, { documents }) =>
    documents.some((other) => other.id !== id && other.title.trim().toLowerCase() === title.trim().toLowerCase()),
  ),
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
