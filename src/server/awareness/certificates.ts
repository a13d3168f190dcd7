import { certificateSubject } from '#domain/awareness/subject.ts';
import { randomBytes } from 'node:crypto';
import { numberOf, yearAfter } from '#domain/awareness/certificate.ts';
import type { Certificate } from '#domain/awareness/certificate.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import { findCourse } from './courses.ts';
import { todayOf } from './people.ts';

const COLUMNS = [
  'number',
  'name',
  'course',
  'score',
  'issued_on as issuedOn',
  'valid_until as validUntil',
  'from_file as fromFile',
] as const;

/** A course that the catalogue no longer has keeps its key as its name. */
const titled = (row: Omit<Certificate, 'title'>, language: Language): Certificate => ({
  ...row,
  title: findCourse(row.course, language)?.title ?? row.course,
});

/** Those of one person, newest first. */
export async function certificatesOf(context: Context, userId: string, language: Language): Promise<Certificate[]> {
  const rows = await context.db
    .selectFrom('awareness_certificates')
    .select(COLUMNS)
    .where('organisation_id', '=', context.organisationId)
    .where('user_id', '=', userId)
    .orderBy('issued_on', 'desc')
    .orderBy('number')
    .execute();
  return rows.map((row) => titled(row, language));
}

/** @throws Problem not_found for a number that is no certificate of this organisation. */
export async function certificateNumbered(
  context: Context,
  number: string,
  language: Language,
): Promise<Certificate & { isCurrent: boolean }> {
  const row = await context.db
    .selectFrom('awareness_certificates')
    .select(COLUMNS)
    .where('organisation_id', '=', context.organisationId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...titled(row, language), isCurrent: (await todayOf(context)) <= row.validUntil };
}

interface Passed {
  id: string;
  course: string;
  version: number;
  title: string;
  score: number;
}

/** Writes the certificate of a test that the acting person has just passed. */
export async function issueCertificate(context: Context, { id, course, version, title, score }: Passed): Promise<void> {
  const { db, organisationId, actor } = context;
  const issuedOn = await todayOf(context);
  const row = {
    id: context.newId(),
    organisation_id: organisationId,
    user_id: actor.id,
    name: actor.name === '' ? actor.email : actor.name,
    course,
    course_version: version,
    attempt_id: id,
    number: numberOf(Number(issuedOn.slice(0, 4)), randomBytes(12)),
    score,
    issued_on: issuedOn,
    valid_until: yearAfter(issuedOn),
  };
  await db.insertInto('awareness_certificates').values(row).execute();
  const after = { course: title, score, issuedOn, validUntil: row.valid_until, number: row.number };
  context.record({ action: 'added', subject: certificateSubject, subjectId: row.id, title, after });
}
