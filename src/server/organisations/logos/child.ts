import { createWriteStream } from 'node:fs';
import sharp from 'sharp';
import { kindOf } from './kind.ts';

// The picture comes on standard input, the answer goes out on the fourth pipe: one byte that says how it went, then the PNG.
const WIDTH = 800;
const HEIGHT = 400;
/** Dots of what comes in; 7,000 x 7,000 is a large logo. */
const MOST_DOTS = 50_000_000;
const SECONDS = 8;

sharp.cache(false);
sharp.concurrency(1);
// Nothing but the four kinds is ever opened, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const png = await draw(Buffer.concat(chunks)).catch(() => undefined);
const answers = createWriteStream('', { fd: 3 });
answers.end(png ? Buffer.concat([Buffer.from([1]), png]) : Buffer.from([0]));

/** The picture drawn anew within 800 x 400 dots: no metadata, no scripts, nothing hidden behind the picture. */
async function draw(bytes: Buffer): Promise<Buffer | undefined> {
  const kind = kindOf(bytes);
  if (!kind) return undefined;
  const bounds = { limitInputPixels: MOST_DOTS, failOn: 'error' as const, animated: false };
  const density = kind === 'svg' ? densityFor(await sharp(bytes, bounds).metadata()) : undefined;
  return sharp(bytes, { ...bounds, ...(density && { density }) })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .toColourspace('srgb')
    .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Drawings have no dots of their own: they are drawn as large as the logo may be, not enlarged afterwards. */
function densityFor({ width, height, density = 72 }: { width: number; height: number; density?: number }): number {
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  return Math.max(1, Math.min(2400, density * scale));
}
