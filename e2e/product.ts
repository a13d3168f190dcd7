import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { finishGetStarted, type Product, setUp } from '../test/product.ts';
import { reachShared, startOwn } from './ground.ts';
import { addOrganisation } from './organisation.ts';

export interface Place {
  origin: string;
}

export interface Journey {
  product: Place;
  /** Cookie header of the organisation's administrator. */
  cookie: string;
  /** A page of the signed-in administrator. */
  signedIn: Page;
}

export interface Options {
  /** The wizard of the first day is done already. */
  isOnboarded: boolean;
}

/** Organisations by the file of their journeys, as long as this worker lives. */
const organisations = new Map<string, Promise<string>>();

async function inNewOrganisation(isOnboarded: boolean): Promise<string> {
  const shared = reachShared();
  const cookie = await addOrganisation(shared, shared.administrator);
  if (isOnboarded) await finishGetStarted(shared, cookie);
  return cookie;
}

/** Journeys in the product that all share, each file in an organisation of its own, new and empty. */
export const test = base.extend<Pick<Journey, 'signedIn' | 'cookie'> & Options, Pick<Journey, 'product'>>({
  isOnboarded: [true, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs from this pattern
  product: [async ({}, use) => use(reachShared()), { scope: 'worker' }],
  cookie: async ({ isOnboarded }, use, { file }) => {
    const organisation = organisations.get(file) ?? inNewOrganisation(isOnboarded);
    organisations.set(file, organisation);
    await use(await organisation);
  },
  signedIn: async ({ product, cookie, page }, use) => {
    await signIn(page.context(), product, cookie);
    await standAt(page, product);
    await use(page);
  },
});

/**
 * Journeys that need a product to themselves: other settings of its environment, its administration, or everything of it. Set up, with an empty
 * organisation or the demo one.
 */
export function ownProduct({
  isDemo = false,
  environment = {},
}: { isDemo?: boolean; environment?: NodeJS.ProcessEnv } = {}) {
  return base.extend<Pick<Journey, 'signedIn'>, Pick<Journey, 'cookie'> & { product: Product }>({
    product: [
      // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs from this pattern
      async ({}, use) => {
        const product = await startOwn(environment);
        await use(product);
        await product.remove();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    cookie: [
      async ({ product }, use) => use(await (isDemo ? setUp(product, null) : setUp(product))),
      { scope: 'worker' },
    ],
    signedIn: async ({ product, cookie, page }, use) => {
      await signIn(page.context(), product, cookie);
      await standAt(page, product);
      await use(page);
    },
  });
}

/** An empty page of the product: what it asks for or keeps is the product's, and no screen is loaded that nobody looks at. */
async function standAt(page: Page, { origin }: Place): Promise<void> {
  const address = `${origin}/empty`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }),
  );
  await page.goto(address);
  await page.unroute(address);
}

/** Lets the pages of a context be the administrator's. */
export async function signIn(context: BrowserContext, { origin }: Place, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
}
