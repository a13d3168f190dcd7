import { setTimeout as sleep } from 'node:timers/promises';
import { dayAfter } from '#domain/assets/days.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { dayOf } from '../platform/day.ts';
import { getJob } from '../platform/background/kept-jobs.ts';
import { listControls } from '../controls/store.ts';
import { listSuggestions } from '../documents/suggestions.ts';
import { acceptSuggestions } from '../evidence/accept.ts';
import { listEvidence } from '../evidence/store.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { Context } from '../platform/context.ts';
import { defineJob, type JobRun } from '../platform/background/jobs.ts';
import { readDemoDecisions } from './demo-content.ts';
import { approveAnswers, takeInQuestionnaire } from './demo-questionnaire.ts';

interface Input {
  readingId: string;
  documentIds: string[];
}

const PAUSE = 250;

/** Accepts, in the name of the person who made the demo, what its content says, once its documents are read. */
export const decideDemo = defineJob<Input>('demo.decide', { atOnce: 1 }, async (run) => {
  await ended(run, run.input.readingId);
  const accepted = await run.transact((context) => acceptStrongest(context, run.input.documentIds));
  const questionnaire = await run.transact(takeInQuestionnaire);
  if (questionnaire) {
    await ended(run, questionnaire.jobId);
    await run.transact((context) => approveAnswers(context, questionnaire.id));
  }
  return { accepted };
});

async function ended({ transact, organisationId, signal }: JobRun<Input>, jobId: string): Promise<void> {
  for (;;) {
    const { state } = await transact((context) => getJob(context.db, organisationId, jobId));
    if (state !== 'queued' && state !== 'running') return;
    await sleep(PAUSE, undefined, { signal });
  }
}

/** A requirement that has evidence, was excluded or has no open suggestion is passed over: people may have been there first. */
async function acceptStrongest(context: Context, documentIds: string[]): Promise<number> {
  const { db, organisationId } = context;
  const suggestions = [];
  for (const documentId of documentIds)
    suggestions.push(
      ...(await listSuggestions(db, organisationId, { documentId, framework: BASE_FRAMEWORK, state: 'open' })),
    );
  const strongestFirst = suggestions.toSorted((a, b) => b.confidence - a.confidence);
  const active = await listEvidence(db, organisationId, { framework: BASE_FRAMEWORK, onlyActive: true });
  const decided = new Set(active.map(({ requirementId }) => requirementId));
  const controls = await listControls(db, organisationId, BASE_FRAMEWORK);
  let accepted = 0;
  for (const [requirementId, { accept }] of readDemoDecisions()) {
    const strongest = strongestFirst.find(
      (suggestion) => suggestion.requirementId === requirementId && !speaksAgainst(suggestion),
    );
    const isOpen = controls.get(requirementId)?.applicable && !decided.has(requirementId);
    if (!accept || !strongest || !isOpen) continue;
    const validUntil = accept === true ? null : dayAfter(dayOf(context.now), accept);
    await acceptSuggestions(context, [strongest.id], { validUntil });
    accepted += 1;
  }
  return accepted;
}
