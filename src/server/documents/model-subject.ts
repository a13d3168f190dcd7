import { createHash } from 'node:crypto';
import type { Suggestion } from '#domain/documents/document.ts';
import type { Block, DocumentType, Finding } from '#domain/documents/analysis.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { ENGINE } from '#engine/analyse.ts';
import { blocksNear, numberPassages, type NumberedPassage } from '#engine/language-model/passages.ts';
import { readDocument, type Document } from '#engine/read/document.ts';
import { libraryOf } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { getDocument, getDocumentText } from './store.ts';

/** A suggestion as the rules alone made it, and what it is a suggestion for. */
export interface Candidate {
  suggestionId: string;
  isOpen: boolean;
  /** A model had a say in it already. */
  isJudged: boolean;
  rules: Finding;
  requirement: Requirement;
}

/** What there is to ask about. */
export interface Facts {
  title: string;
  fileName: string;
  type: DocumentType;
  text: string;
  blocks: Block[];
  candidates: Candidate[];
  documentHash: string;
  catalogueHash: string;
}

/** A document with all that a model may be asked about it. */
export interface Subject extends Facts {
  document: Document;
  passages: NumberedPassage[];
}

const MOST_CANDIDATES = 15;

/** Undefined where there is nothing to ask about: no document, one that could not be read, a draft. */
export async function factsOf(context: Context, documentId: string): Promise<Facts | undefined> {
  const { db, organisationId } = context;
  const listed = await getDocument(db, organisationId, documentId);
  const reading = listed && (await getDocumentText(db, organisationId, documentId));
  if (!reading || listed.state !== 'read' || listed.isDraft) return undefined;
  const { text, blocks, fileName } = reading;
  const candidates = await listCandidates(context, documentId);
  return {
    title: listed.title,
    fileName,
    type: listed.type ?? 'unknown',
    text,
    blocks,
    candidates,
    documentHash: hashOfText(text, blocks),
    catalogueHash: hash([ENGINE, ...candidates.map(hashed)]),
  };
}

/** The text prepared for questions. */
export function subjectOf(facts: Facts): Subject {
  const { text, blocks, fileName, candidates } = facts;
  const quotes = candidates.flatMap(({ rules }) => rules.quotes);
  const document = readDocument(text, blocksNear(text, blocks, quotes), { fileName });
  return { ...facts, document, passages: numberPassages(document) };
}

/** The surest of the rules, whatever people decided of them: decisions must not change what is asked. */
async function listCandidates(context: Context, documentId: string): Promise<Candidate[]> {
  const { db, organisationId } = context;
  const rows = await db
    .selectFrom('suggestions')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .execute();
  const library = await libraryOf(context);
  return rows
    .flatMap((row): Candidate[] => {
      const requirement = library.find(row.framework)?.requirements.find(({ id }) => id === row.requirement_id);
      if (!requirement) return [];
      const { confidence, quotes, because, cues, declared, asks } = row;
      const own: Finding = { requirementId: requirement.id, confidence, quotes, because, cues, declared, asks };
      const rules = row.by_rules ?? own;
      const isOpen = row.decision === ('open' satisfies Suggestion['state']);
      return [{ suggestionId: row.id, isOpen, isJudged: row.by_rules !== null, rules, requirement }];
    })
    .toSorted((a, b) => b.rules.confidence - a.rules.confidence || (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, MOST_CANDIDATES);
}

export const nameOf = ({ requirement: { framework, id } }: Candidate) => `${framework} ${id}`;

/** What of a candidate has a say in what is asked, and in what is made of the answer. */
const hashed = ({ requirement, rules: { confidence, quotes, asks } }: Candidate) => [
  requirement,
  confidence,
  quotes.map(({ start, end }) => [start, end]),
  asks.map(({ id, status }) => [id, status]),
];

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

function hashOfText(text: string, blocks: Block[]): string {
  return hash([text, blocks.map(({ kind, start, end }) => [kind, start, end])]);
}
