import type { z } from 'zod';
import { type Acceptance, isCurrent, statusAfterAcceptance } from '#domain/evidence/evidence.ts';
import type { LinkedRequirement, Proposal, RequirementLink } from '#domain/evidence/reuse.ts';
import { type Link, linksOf, type Place, serves } from '#domain/frameworks/crosswalk.ts';
import type { Language } from '#domain/organisations/language.ts';
import { changeControl } from '../controls/change-control.ts';
import { getControl, listControls, lockControl } from '../controls/store.ts';
import { holdDocuments } from '../documents/store.ts';
import { crosswalk } from '../frameworks/crosswalk.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/handlers.ts';
import { requirementIn } from '../frameworks/words.ts';
import type { Act } from '../platform/act.ts';
import { dayOf } from '../platform/day.ts';
import { conflict, notFound } from '../platform/problems.ts';
import { recordEvidence } from './accept.ts';
import { addEvidence, listEvidence, listStanding } from './store.ts';

function named({ framework, requirementId }: Place, language: Language): z.infer<typeof LinkedRequirement> {
  const one = frameworkNamed(framework);
  const { title } = requirementIn(one, requirementNamed(one, requirementId), language);
  return { framework, frameworkTitle: one.title, requirementId, title };
}

/** A link with the words of its requirements. */
export function linkIn({ to, relation, via }: Link, language: Language): RequirementLink {
  const steps = via.map((edge) => ({ ...edge, from: named(edge.from, language), to: named(edge.to, language) }));
  return { ...named(to, language), relation, serves: serves(relation), steps };
}

interface Candidate {
  evidenceId: string;
  target: Place;
  link: Link;
}

/** What could serve the framework's applicable requirements and does not yet, by requirement and then the strongest first. */
async function candidates(act: Act, frameworkId: string, requirementId: string | undefined): Promise<Candidate[]> {
  const { db, organisationId, now } = act;
  const framework = frameworkNamed(frameworkId);
  const controls = await listControls(db, organisationId, frameworkId);
  const standing = await listStanding(db, organisationId, dayOf(now));
  const served = new Set(
    standing.filter((each) => each.framework === frameworkId).map((each) => `${each.requirementId} ${each.documentId}`),
  );
  const found = standing.flatMap((piece) => {
    if (piece.framework === frameworkId) return [];
    return linksOf(crosswalk(), piece, frameworkId).flatMap((link): Candidate[] => {
      const isWanted = requirementId === undefined || link.to.requirementId === requirementId;
      const isOpen = controls.get(link.to.requirementId)?.applicable !== false;
      if (!isWanted || !isOpen || served.has(`${link.to.requirementId} ${piece.documentId}`)) return [];
      return [{ evidenceId: piece.id, target: link.to, link }];
    });
  });
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

export async function listProposals(act: Act, query: ProposalQuery): Promise<{ rows: Proposal[]; total: number }> {
  const { framework, requirementId, language = 'en', page = 0, pageSize = 25 } = query;
  const all = await candidates(act, framework, requirementId);
  const shown = all.slice(page * pageSize, (page + 1) * pageSize);
  const ids = [...new Set(shown.map(({ evidenceId }) => evidenceId))];
  const pieces = ids.length === 0 ? [] : await listEvidence(act.db, act.organisationId, { ids });
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const rows = shown.flatMap(({ evidenceId, target, link }): Proposal[] => {
    const evidence = byId.get(evidenceId);
    return evidence ? [{ requirement: named(target, language), evidence, link: linkIn(link, language) }] : [];
  });
  return { rows, total: all.length };
}

/**
 * Makes evidence of another framework serve a requirement too, in the person's name. It speaks for no ask: those are of the other requirement.
 * @throws Problem not_found for evidence or requirements that are not there or not related, conflict when it no longer counts or does so already.
 */
export async function reuseEvidence(
  act: Act,
  { evidenceId, framework, requirementId, status }: Place & { evidenceId: string; status?: Acceptance['status'] },
) {
  const { db, organisationId, now, actor } = act;
  const requirement = requirementNamed(frameworkNamed(framework), requirementId);
  const [piece] = await listEvidence(db, organisationId, { ids: [evidenceId] });
  if (!piece) throw notFound();
  const isLinked = linksOf(crosswalk(), piece, framework).some(({ to }) => to.requirementId === requirementId);
  if (!isLinked) throw notFound();
  await holdDocuments(db, organisationId, [piece.documentId]);
  // Of two who say so at once one waits, and finds what the other made.
  await lockControl(db, organisationId, framework, requirementId);
  const today = dayOf(now);
  if (!isCurrent(piece, today)) throw conflict('not_current', 'This evidence does not count any more.');
  const already = await listEvidence(db, organisationId, {
    framework,
    requirementId,
    documentId: piece.documentId,
    onlyStanding: true,
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
  recordEvidence(act, 'accepted', evidence);
  const after = await changeControl(act, requirement, (before) => ({
    status: statusAfterAcceptance(before.status, status),
  }));
  return { evidence, control: after };
}
