import { randomBytes } from 'node:crypto';
import { ADMINISTRATOR, callApi, cookieOf, ORGANISATION } from '../test/product.ts';

/** An organisation of its own, opened by the installation's administrator, and its own administrator, who has accepted. @returns their cookie. */
export async function addOrganisation(product: { origin: string }, administrator: string): Promise<string> {
  // One domain is one organisation, and one address one person; their names are what the journeys read.
  const adminEmail = `ana@maple-${randomBytes(4).toString('hex')}.example`;
  const { name, password } = ADMINISTRATOR;
  const organisation = { name: ORGANISATION.name, adminName: name, adminEmail };
  await callApi(product, administrator, 'POST', '/administration/organisations', organisation);
  const outbox = '/administration/outbox';
  const mails = await callApi(product, administrator, 'GET', `${outbox}?search=${encodeURIComponent(adminEmail)}`);
  const [mail] = ((await mails.json()) as { rows: { id: string }[] }).rows;
  const text = await (await callApi(product, administrator, 'GET', `${outbox}/${mail?.id}`)).text();
  const token = /\/invitation\?token=([\w-]+)/.exec(text)?.[1];
  return cookieOf(await callApi(product, '', 'POST', '/invitation/acceptance', { token, name, password }));
}
