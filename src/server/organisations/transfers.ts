import busboy from 'busboy';
import { buffer } from 'node:stream/consumers';
import { LOGO_LIMIT } from '#domain/organisations/settings.ts';
import { sendPicture } from '../platform/http/downloads.ts';
import { notFound, Problem } from '../platform/http/problems.ts';
import { sendJson } from '../platform/http/requests.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { drawLogo } from './logos/draw-logo.ts';
import { keepLogo } from './logos/keep-logo.ts';
import { changeSettings } from './settings.ts';

export const organisationTransfers = {
  addLogo: async (call: TransferCall): Promise<void> => {
    const { context, visitor } = call;
    context.services.limits.count(`uploads ${visitor.actor.id}`, context.services.settings.UPLOADS_PER_MINUTE);
    const png = await drawLogo(await receivePicture(call));
    if (!png) throw new Problem(422, 'not_an_image', 'Please select a valid image file');
    const settings = await call.perform(async (organisationContext) =>
      changeSettings(organisationContext, { logoSha256: await keepLogo(organisationContext, call.files, png) }),
    );
    sendJson(call.response, 200, settings);
  },

  logo: async (call: TransferCall): Promise<void> => {
    const { sha256 = '' } = call.params;
    const isTheirs = await call.perform(({ db, organisationId }) =>
      db
        .selectFrom('organisations')
        .select('id')
        .where('id', '=', organisationId)
        .where('logo_sha256', '=', sha256)
        .executeTakeFirst(),
    );
    if (!isTheirs) throw notFound();
    await sendPicture(call, { sha256, name: 'logo.png', mediaType: 'image/png' });
  },
};

/** The one file of the request, whole; nothing of it is kept as it came. @throws Problem when it is 5 MB or more, or is missing. */
async function receivePicture({ request }: TransferCall): Promise<Buffer> {
  const parser = openParser(request.headers);
  const pictures: Promise<{ bytes: Buffer; isCut: boolean }>[] = [];
  parser.on('file', (_field, bytes) => {
    const stream = bytes;
    pictures.push(buffer(stream).then((whole) => ({ bytes: whole, isCut: stream.truncated === true })));
  });
  const broken = () => new Problem(400, 'logo_unreadable', 'Failed to read file');
  await new Promise<void>((done, fail) => {
    parser.once('close', done);
    parser.once('error', () => fail(broken()));
    request.once('close', () => request.complete || fail(broken()));
    request.pipe(parser);
  }).catch((error) => {
    request.unpipe(parser);
    parser.destroy();
    throw error;
  });
  const [picture] = await Promise.all(pictures);
  if (!picture) throw broken();
  if (picture.isCut || picture.bytes.length >= LOGO_LIMIT)
    throw new Problem(413, 'logo_too_large', 'File size must be less than 5MB');
  return picture.bytes;
}

function openParser(headers: TransferCall['request']['headers']) {
  try {
    return busboy({ headers, limits: { files: 1, fields: 0, fileSize: LOGO_LIMIT } });
  } catch {
    throw new Problem(415, 'unsupported_media_type', 'Send the logo as multipart/form-data.');
  }
}
