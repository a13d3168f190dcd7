import { expect, it } from 'vitest';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { matchDocument } from '../match/evidence.ts';
import { indexOf } from '../match/requirement-index.ts';
import { readDocument } from '../read/document.ts';
import { readText } from '../read/text-blocks.ts';
import { aboutOf } from './substance.ts';

const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];

function aboutBackups(source: string, id = 'A.8.13'): number {
  const { text, blocks } = readText(source);
  const document = readDocument(text, blocks, { fileName: 'backup.md', title: 'Backup' });
  const index = indexOf(requirements, document.language);
  const position = requirements.findIndex((one) => one.id === id);
  return aboutOf(document, matchDocument(document, index), position, index);
}

it('knows a matter by the company of its words, not by one word', () => {
  const servers =
    '# Backup\n\nEvery night the file server and the order database are copied to disk and to tape. The copies are encrypted and kept for ninety days in another building. Each quarter a restore is tried and the time is noted.';
  const strings =
    '# Backup\n\nThe backup singers meet at seven in the hall. Each backup singer brings her own notes and water. In the second half the backup stands behind the strings. After the concert there is soup for everybody.';
  expect(aboutBackups(servers)).toBe(1);
  expect(aboutBackups(strings)).toBeLessThan(0.8);
});

it('says nothing against requirements that have no examples', () => {
  const own = [{ ...requirements[0]!, examples: undefined }];
  const { text, blocks } = readText('# Parking\n\nThe car park has forty places.');
  const document = readDocument(text, blocks, { fileName: 'parking.md', title: 'Parking' });
  const index = indexOf(own, 'en');
  expect(aboutOf(document, matchDocument(document, index), 0, index)).toBe(1);
});
