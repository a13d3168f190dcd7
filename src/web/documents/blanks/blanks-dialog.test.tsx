import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answerWith } from '../../kit/testing/answers.ts';
import { fill, press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { BlanksDialog } from './blanks-dialog.tsx';

beforeAll(() => loadMessages('blanks'));

const place = (key: string) => ({ key, before: '', words: `[${key}]`, after: '' });
const open = {
  blanks: [
    { key: 'owner', words: '[Owner]', count: 1, fact: 'owner' as const, value: 'Ana' },
    { key: 'company', words: '[Company]', count: 1, fact: 'organisation' as const, value: 'Harbour' },
  ],
  documents: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      title: 'Backup policy',
      isFile: false,
      refusal: null,
      places: [place('owner'), place('company')],
      own: { owner: 'Ana', company: 'Harbour' },
    },
  ],
};

test('an emptied owner is each document’s own again, anything else that is emptied stays a blank', async () => {
  const asked = answerWith({ documents: { blanks: { fill: () => ({ documents: [] }) } } });
  await renderSignedIn(<BlanksDialog open={open} onClose={() => undefined} />);
  fill('[Owner]', 'Ben');
  fill('[Owner]', '');
  fill('[Company]', '');
  press('Fill in 1 place');
  await waitFor(() =>
    expect(asked).toMatchObject([
      { name: 'documents.blanks.fill', input: { values: [{ key: 'company', value: '' }] } },
    ]),
  );
});
