import { createHash, randomUUID } from 'node:crypto';
import { calendarFeedSubject } from '#domain/schedule/subject.ts';
import { Language } from '#domain/organisations/language.ts';
import { permissionsOf } from '#domain/people/permission.ts';
import type { Permission, Role } from '#domain/people/permission.ts';
import { perform } from '../platform/context.ts';
import { hasEntryOfToday, recordDeparture } from '../platform/departures.ts';
import type { Visitor } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { dispositionOf, sendBytes } from '../platform/http/downloads.ts';
import { forbidden, notFound } from '../platform/http/problems.ts';
import type { OpenTransferCall, TransferCall } from '../platform/http/transfers.ts';
import { calendarText } from './feed.ts';

const FILE = 'clausewise.ics';
const MEDIA_TYPE = 'text/calendar; charset=utf-8';
/** From one network address, behind which an office may stand. */
const MOST_A_MINUTE = 120;

interface Reader {
  organisation_id: string;
  user_id: string;
  name: string;
  email: string;
  role: Role;
  permissions: Permission[] | null;
  language: Language;
}

/** Whose secret it is and what they may see now. Undefined: unknown, revoked, or who made it may not look here any more. */
async function readerOf({ pool }: Database, secret: string): Promise<Reader | undefined> {
  const { rows } = await pool.query<Reader>({
    name: 'calendar_reader_of',
    text: 'select * from clausewise.calendar_reader_of($1)',
    values: [createHash('sha256').update(secret).digest('hex')],
  });
  return rows[0];
}

export const scheduleTransfers = {
  calendarFeed: async ({ context, params, response, log }: OpenTransferCall) => {
    const { services, address } = context;
    services.limits.count(`calendar ${address}`, MOST_A_MINUTE);
    const [, secret] = /^([\w-]{43})\.ics$/.exec(params['token'] ?? '') ?? [];
    const reader = secret && (await readerOf(services.database, secret));
    if (!reader) throw notFound();
    const { organisation_id: organisationId, user_id: id, name, email, role, permissions, language } = reader;
    const grant = { role, permissions };
    const actor = { id, name, email, role, permissions: permissionsOf(grant), via: 'token' as const };
    if (!actor.permissions.includes('dashboard.view')) throw forbidden();
    const visitor: Visitor = { organisationId, actor, requestId: randomUUID(), log };
    const { text, isToldToday } = await perform(services, visitor, true, async (organisationContext) => ({
      text: await calendarText(organisationContext, services.settings.ORIGIN, language),
      isToldToday: await hasEntryOfToday(organisationContext, calendarFeedSubject, id),
    }));
    const bytes = Buffer.from(text);
    // Calendars ask every few minutes: the first time a day tells enough.
    if (!isToldToday)
      await recordDeparture(
        services,
        visitor,
        { subject: calendarFeedSubject, id },
        { file: FILE, bytes: bytes.length },
      );
    response.writeHead(200, {
      'content-type': MEDIA_TYPE,
      'content-disposition': dispositionOf(FILE),
      'content-length': bytes.length,
      'cache-control': 'private, no-store',
    });
    response.end(bytes);
  },
  calendarExport: async (call: TransferCall) => {
    const language = Language.catch('en').parse(call.url.searchParams.get('language') ?? 'en');
    const bytes = await call.perform((context) =>
      calendarText(context, call.context.services.settings.ORIGIN, language),
    );
    await sendBytes(call, { name: FILE, mediaType: MEDIA_TYPE, bytes });
  },
};
