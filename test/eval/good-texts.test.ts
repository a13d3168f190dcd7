import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { SHOWN_FROM } from '#domain/documents/band.ts';
import { analyse } from '#engine/analyse.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';

const requirements = frameworkOf(BASE_FRAMEWORK)?.requirements ?? [];
const FOLDER = join(import.meta.dirname, '../../catalogue/templates');

/** Every sentence of a template that is taken for the reverse of what a control asks. */
function contradictionsIn(path: string, fileName: string): string[] {
  const { text, blocks } = readText(readFileSync(path, 'utf8'));
  return analyse(text, blocks, { fileName }, requirements)
    .findings.filter(({ confidence }) => confidence >= SHOWN_FROM)
    .flatMap(({ requirementId, asks }) =>
      asks
        .filter(({ status }) => status === 'contradicted')
        .map(({ quote }) => `${fileName} ${requirementId}: ${quote?.text}`),
    );
}

// Templates ask for what controls ask for: hardly a sentence of them may be taken for its reverse.
test.each(LANGUAGES)('good rules contradict nothing (%s)', (language) => {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(files.length).toBeGreaterThanOrEqual(20);
  const found = files.flatMap((name) => contradictionsIn(join(folder, name), name));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(language === 'en' ? 1 : 0);
});
