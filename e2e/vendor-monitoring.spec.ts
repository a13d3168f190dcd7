import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { makeAuthority, makeServerKeys } from '../test/certificates.ts';
import { startNameServer } from '../test/name-server.ts';
import { startWebsite } from '../test/website.ts';
import { ownProduct } from './product.ts';

const DOMAIN = 'cloud.example';
const authority = makeAuthority();
const site = await startWebsite(makeServerKeys([DOMAIN], { by: authority }));
const names = await startNameServer({
  [`A ${DOMAIN}`]: ['127.0.0.1'],
  [`SOA ${DOMAIN}`]: [{ mname: 'ns.example', rname: 'host.example' }],
  [`MX ${DOMAIN}`]: [{ preference: 10, exchange: `mx.${DOMAIN}` }],
  [`TXT ${DOMAIN}`]: ['v=spf1 -all'],
  [`TXT _dmarc.${DOMAIN}`]: ['v=DMARC1; p=reject'],
});
const folder = mkdtempSync(join(tmpdir(), 'clausewise-authority-'));
writeFileSync(join(folder, 'authority.pem'), authority.pem);

const test = ownProduct({
  environment: {
    NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
    MONITORING_RESOLVERS: `127.0.0.1:${names.port}`,
    MONITORING_ALLOWED_HOSTS: `${DOMAIN}:${site.https}+${site.http}`,
  },
});

test.afterAll(() => {
  names.stop();
  site.stop();
  rmSync(folder, { recursive: true });
});

test('a vendor’s domain is looked at, becomes worse, and the change is shown', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/vendor-risk`);
  const panel = signedIn.getByRole('region', { name: 'Continuous Monitoring' });
  await expect(panel).toContainText('No vendor has a domain');
  await signedIn.getByRole('button', { name: 'Add Vendor' }).first().click();
  const form = signedIn.getByRole('dialog', { name: 'Add Vendor' });
  await form.getByLabel(/^Name/).fill('Northern Cloud');
  await form.getByLabel(/^Industry/).fill('Hosting');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Northern Cloud' })).toBeVisible();

  const card = signedIn.getByRole('region', { name: 'Continuous Monitoring' });
  await card.getByRole('button', { name: 'Add a domain' }).click();
  const domains = signedIn.getByRole('dialog').getByLabel('Domains');
  await domains.fill('127.0.0.1');
  await domains.press('Enter');
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(signedIn.getByText('Enter a public host name such as example.com').first()).toBeVisible();
  await domains.press('Backspace');
  await domains.fill(DOMAIN);
  await domains.press('Enter');
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(signedIn.getByRole('dialog')).toBeHidden();

  await card.getByRole('button', { name: 'Run monitoring: Northern Cloud' }).click();
  await expect(card).toContainText('of 100', { timeout: 20_000 });
  await expect(card.getByText('Any authority may make certificates.')).toBeVisible();
  await expect(card.getByText(/problem/i)).toHaveCount(0);

  // A week later its certificate is about to end, and nobody leads to encryption any more.
  site.rekey(makeServerKeys([DOMAIN], { by: authority, days: [-80, 5] }));
  site.become({ http: (_, response) => response.writeHead(200).end() });
  await signedIn.goto(`${product.origin}/app/vendor-risk`);
  await panel.getByRole('button', { name: 'Run Now' }).click();
  await expect(panel.getByText(/was not renewed/)).toBeVisible({ timeout: 20_000 });
  await expect(panel.getByText(`${DOMAIN} · Leads to HTTPS: In order → Problem`)).toBeVisible();
  await panel.getByRole('link', { name: 'Northern Cloud' }).first().click();

  const line = card.getByRole('listitem').filter({ hasText: 'Shows its page without encryption.' });
  await expect(line).toContainText('New');
  await line.getByText('Shows its page without encryption.').click();
  await expect(line.getByText('Please lead every unencrypted request to HTTPS.')).toBeVisible();
  await card.getByText('Earlier looks').click();
  await expect(card.getByRole('link', { name: /\d/ })).toHaveCount(2);
  await card.getByRole('link', { name: /\d/ }).last().click();
  await expect(card.getByText('This is an earlier look.')).toBeVisible();
  await expect(card.getByText('Shows its page without encryption.')).toHaveCount(0);
});
