import { z } from 'zod';
import { AuditEntry, Verification } from '#domain/activity/audit-entry.ts';
import { Health, Work, WorkState } from '#domain/administration/health.ts';
import {
  KnownOrganisation,
  KnownSession,
  KnownSignIn,
  OpenedOrganisation,
} from '#domain/administration/installation.ts';
import { Invitation, NewInvitation } from '#domain/people/invitation.ts';
import { OPENINGS } from '#domain/people/join-rules.ts';
import { CustomRole } from '#domain/people/user.ts';
import { SignInOutcome } from '#domain/people/security.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from '../endpoint.ts';

const Searched = Paging.extend({ search: z.string().max(200).optional() });

export const knownOrganisations = {
  list: endpoint({
    method: 'GET',
    path: '/administration/organisations',
    permission: 'administrator',
    summary: 'Every organisation of the installation: domain, members, storage, last backup; nothing inside',
    input: Searched,
    output: pageOf(KnownOrganisation),
  }),
  add: endpoint({
    method: 'POST',
    path: '/administration/organisations',
    permission: 'administrator',
    summary: 'Open an organisation with its first administrator, who gets a mail with the way in',
    input: OpenedOrganisation,
    output: KnownOrganisation,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/administration/organisations/{id}',
    permission: 'administrator',
    summary: 'Give an organisation another name',
    input: ById.extend({ name: OpenedOrganisation.shape.name }),
    output: KnownOrganisation,
  }),
  suspension: {
    add: endpoint({
      method: 'POST',
      path: '/administration/organisations/{id}/suspension',
      permission: 'administrator',
      summary: 'Close an organisation for now: nobody acts in it, no token of it works, nothing of it is lost',
      input: ById,
      output: KnownOrganisation,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/administration/organisations/{id}/suspension',
      permission: 'administrator',
      summary: 'Let a suspended organisation go on',
      input: ById,
      output: KnownOrganisation,
    }),
  },
  roles: {
    list: endpoint({
      method: 'GET',
      path: '/administration/organisations/{id}/roles',
      permission: 'administrator',
      summary: 'Custom roles of an organisation',
      input: ById,
      output: z.array(CustomRole.pick({ id: true, name: true, role: true })),
    }),
  },
  invitations: {
    add: endpoint({
      method: 'POST',
      path: '/administration/organisations/{id}/invitations',
      permission: 'administrator',
      summary: 'Invite somebody into an organisation',
      input: ById.extend(NewInvitation.shape),
      output: Invitation,
    }),
  },
};

export const opening = {
  change: endpoint({
    method: 'PATCH',
    path: '/administration/opening',
    permission: 'administrator',
    summary: 'Whether new organisations open on request, or at once',
    input: z.object({ opening: z.enum(OPENINGS) }),
    output: z.object({ opening: z.enum(OPENINGS) }),
  }),
};

export const knownSessions = {
  list: endpoint({
    method: 'GET',
    path: '/administration/sessions',
    permission: 'administrator',
    summary: 'Where anybody of the installation is signed in, last used first',
    input: Searched,
    output: pageOf(KnownSession),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/administration/sessions/{id}',
    permission: 'administrator',
    summary: 'End a session',
    input: ById,
    output: z.object({ ended: z.int() }),
  }),
};

export const knownSignIns = {
  list: endpoint({
    method: 'GET',
    path: '/administration/sign-ins',
    permission: 'administrator',
    summary: 'Attempts to sign in on the installation, newest first',
    input: Searched.extend({ outcome: SignInOutcome.optional() }),
    output: pageOf(KnownSignIn),
  }),
};

export const log = {
  list: endpoint({
    method: 'GET',
    path: '/administration/log',
    permission: 'administrator',
    summary:
      'What administrators did on the installation, newest first; only appended to, each entry sealed with the one before',
    input: Searched,
    output: pageOf(AuditEntry),
  }),
  verification: {
    get: endpoint({
      method: 'GET',
      path: '/administration/log/verification',
      permission: 'administrator',
      summary: 'Walk the chain of the log from its first entry to its last',
      input: Nothing,
      output: Verification,
    }),
  },
};

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/administration/health',
    permission: 'administrator',
    summary: 'Figures of the installation: database, jobs, storage, mail, sign-ins, sessions, backups, response times',
    input: Nothing,
    output: Health,
  }),
};

export const work = {
  list: endpoint({
    method: 'GET',
    path: '/administration/jobs',
    permission: 'administrator',
    summary: 'Jobs of the queue: kind, organisation and how they went, not what they work on',
    input: Paging.extend({ state: WorkState.optional() }),
    output: pageOf(Work),
  }),
};
