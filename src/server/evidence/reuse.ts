import { type Acceptance, isCurrent, statusAfterAcceptance } from '#domain/evidence/evidence.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import type { Proposal } from '#domain/evidence/reuse.ts';
import { keyOf, type Link, linksOf, type Place, serves } from '#domain/frameworks/crosswalk.ts';
import type { Language } from '#domain/organisations/language.ts';
import { changeControl } from '../controls/change-control.ts';
import { getControl, listControls, lockControl } from '../controls/store.ts';
import { holdDocuments } from '../documents/store.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import { recordEvidence } from './accept.ts';
import { linkIn, type Mapping, mappingOf, named } from './mapping.ts';
import { addEvidence, listEvidence, listSound } from './store.ts';

interface Candidate {
  evidenceId: string;
  origin: Place;
  target: Place;
  link: Link;
}

type SoundEvidence = Awaited<ReturnType<typeof listSound>>;

/** What could serve a framework's applicable requirements and does not yet, in no order. */
export async function candidatesOf(
  context: Context,
  { crosswalk }: Pick<Mapping, 'crosswalk'>,
  frameworkId: string,
  { soundEvidence, requirementId }: { soundEvidence: SoundEvidence; requirementId?: string | undefined },
): Promise<Candidate[]> {
  const controls = await listControls(context.db, context.organisationId, frameworkId);
  const served = new Set(
    soundEvidence
      .filter((each) => each.framework === frameworkId)
      .map((each) => `${each.requirementId} ${each.documentId}`),
  );
  // Many pieces stand for the same requirement; where it leads is looked up once.
  const links = new Map<string, Link[]>();
  const linksFrom = (piece: Place) => {
    const known = links.get(keyOf(piece)) ?? linksOf(crosswalk, piece, frameworkId);
    links.set(keyOf(piece), known);
    return known;
  };
  return soundEvidence.flatMap((piece) => {
    if (piece.framework === frameworkId) return [];
    return linksFrom(piece).flatMap((link): Candidate[] => {
      const isWanted = requirementId === undefined || link.to.requirementId === requirementId;
      const isOpen = controls.get(link.to.requirementId)?.applicable !== false;
      if (!isWanted || !isOpen || served.has(`${link.to.requirementId} ${piece.documentId}`)) return [];
      const origin = { framework: piece.framework, requirementId: piece.requirementId };
      return [{ evidenceId: piece.id, origin, target: link.to, link }];
    });
  });
}

/** By requirement, then the strongest first. */
async function candidates(context: Context, mapping: Mapping, frameworkId: string, requirementId: string | undefined) {
  const framework = await frameworkNamed(context, frameworkId);
  const soundEvidence = await listSound(context.db, context.organisationId, dayOf(context.now));
  const found = await candidatesOf(context, mapping, frameworkId, { soundEvidence, requirementId });
  const order = new Map(framework.requirements.map(({ id }, position) => [id, position]));
  const rank = ({ link }: Candidate) => (serves(link.relation) === 'whole' ? 0 : 2) + link.via.length;
  const place = ({ target }: Candidate) => order.get(target.requirementId) ?? 0;
  return found.toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b) || (a.evidenceId < b.evidenceId ? -1 : 1));
}

interface ProposalQuery {
  framework: string;
  requirementId?: string | undefined;
  language?: Language | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

export async function listProposals(
  context: Context,
  query: ProposalQuery,
): Promise<{ rows: Proposal[]; total: number }> {
  const { framework, requirementId, language = 'en', page = 0, pageSize = 25 } = query;
  const mapping = await mappingOf(context);
  const all = await candidates(context, mapping, framework, requirementId);
  const shown = all.slice(page * pageSize, (page + 1) * pageSize);
  const ids = [...new Set(shown.map(({ evidenceId }) => evidenceId))];
  const pieces = ids.length === 0 ? [] : await listEvidence(context.db, context.organisationId, { ids });
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const rows = shown.flatMap(({ evidenceId, target, link }): Proposal[] => {
    const evidence = byId.get(evidenceId);
    return evidence
      ? [{ requirement: named(mapping, target, language), evidence, link: linkIn(mapping, link, language) }]
      : [];
  });
  return { rows, total: all.length };
}

/**
 * Makes evidence of another framework serve a requirement too, in the person's name. It speaks for no ask: those are of the other requirement.
 * @throws Problem not_found for evidence or requirements that are not there or not related, conflict when it no longer counts, does so already, or
 * says the reverse of what it was accepted for.
 */
export async function reuseEvidence(
  context: Context,
  {
    evidenceId,
    framework,
    requirementId,
    status,
    reason,
  }: Place & Pick<Acceptance, 'status' | 'reason'> & { evidenceId: string },
) {
  const { db, organisationId, now, actor } = context;
  const requirement = requirementNamed(await frameworkNamed(context, framework), requirementId);
  const [piece] = await listEvidence(db, organisationId, { ids: [evidenceId] });
  if (!piece) throw notFound();
  const { crosswalk } = await mappingOf(context);
  const isLinked = linksOf(crosswalk, piece, framework).some(({ to }) => to.requirementId === requirementId);
  if (!isLinked) throw notFound();
  await holdDocuments(db, organisationId, [piece.documentId]);
  // Of two who say so at once one waits, and finds what the other made.
  await lockControl(db, organisationId, framework, requirementId);
  const today = dayOf(now);
  if (!isCurrent(piece, today)) throw conflict('not_current', 'This evidence does not count any more.');
  if (speaksAgainst(piece))
    throw conflict(
      'speaks_against',
      'This evidence says the reverse of what it was accepted for. It serves nothing else.',
    );
  const already = await listEvidence(db, organisationId, {
    framework,
    requirementId,
    documentId: piece.documentId,
    onlyActive: true,
  });
  if (already.length > 0) throw conflict('reused_already', `This document is evidence for ${requirementId} already.`);
  const control = await getControl(db, organisationId, framework, requirementId);
  if (!control.applicable)
    throw conflict('excluded', `${requirementId} is excluded. Make it applicable before accepting evidence for it.`);
  const { documentId, quote, validUntil } = piece;
  const kept = { framework, requirementId, documentId, suggestionId: null, quote, asks: [], control };
  const who = { at: now, by: actor.id, byName: actor.name };
  const ids = await addEvidence(db, organisationId, [{ ...kept, validFrom: today, validUntil, ...who }]);
  const [evidence] = await listEvidence(db, organisationId, { ids });
  if (!evidence) throw notFound();
  recordEvidence(context, 'accepted', evidence);
  const after = await changeControl(context, requirement, (before) => ({
    status: statusAfterAcceptance(before.status, status),
    reason,
  }));
  return { evidence, control: after };
}
