import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { type Product, setUp, startProduct } from '../test/product.ts';
import { copyGround } from './ground.ts';

interface Journey {
  product: Product;
  /** Cookie header of the administrator, whose organisation is new and empty, or the demo one. */
  cookie: string;
  /** A page of the signed-in administrator. */
  signedIn: Page;
}

/** Use as `const test = journey({ isDemo: false })`: one fresh product for the file, set up, and pages signed in to it. */
export function journey({
  isDemo = false,
  environment = {},
}: { isDemo?: boolean; environment?: NodeJS.ProcessEnv } = {}) {
  return base.extend<Pick<Journey, 'signedIn'>, Pick<Journey, 'product' | 'cookie'>>({
    product: [
      async ({ browserName: _ }, use) => {
        const product = await startProduct({ dataDir: await copyGround(), env: environment });
        await use(product);
        await product.remove();
      },
      { scope: 'worker' },
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
async function standAt(page: Page, { origin }: Product): Promise<void> {
  const address = `${origin}/empty`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }),
  );
  await page.goto(address);
  await page.unroute(address);
}

/** Lets the pages of a context be the administrator's. */
export async function signIn(context: BrowserContext, { origin }: Product, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
}
