import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readinessOf } from '#domain/readiness/readiness.ts';
import { exampleFacts } from '../../../test/example-facts.ts';
import { renderPart } from '../kit/testing/render.tsx';
import { ProgressAndProof } from './progress-and-proof.tsx';
import { ReadinessChips } from './readiness-chips.tsx';

const implemented = { status: 'Implemented' } as const;
const readiness = readinessOf(
  'iso-27001-2022',
  ['access-control'],
  [
    exampleFacts('A.5.15', { control: implemented, evidence: 2 }),
    exampleFacts('A.5.16', { control: implemented, requirement: { priority: 'high' } }),
    exampleFacts('A.5.17', { control: { status: 'In Progress' }, evidence: 1 }),
    exampleFacts('A.5.18', { control: { applicable: false, justification: 'No such thing' } }),
  ],
);

test('progress and proof are two numbers, each the way to what it counts', async () => {
  await renderPart(<ProgressAndProof readiness={readiness} />);
  const doors = {
    '66% implemented 2 of 3': '/app/iso27001?status=Implemented&applicable=yes',
    '66% with accepted evidence 2 of 3': '/app/iso27001?evidence=with&applicable=yes',
    'Implemented, with evidence: 1': '/app/iso27001?status=Implemented&evidence=with&applicable=yes',
    'Implemented, no evidence: 1': '/app/iso27001?status=Implemented&evidence=without&applicable=yes',
    'In Progress: 1': '/app/iso27001?status=In%20Progress&applicable=yes',
    '1 excluded requirement is not counted': '/app/iso27001?applicable=no',
  };
  for (const [name, href] of Object.entries(doors)) {
    const spaced = new RegExp(`^${name.replaceAll(' ', '\\s*')}$`);
    expect(screen.getByRole('link', { name: spaced }).getAttribute('href')).toBe(href);
  }
});

test('the four figures of the readiness center read as specified', async () => {
  await renderPart(<ReadinessChips readiness={readiness} />);
  const figures = ['66% Ready', '1 Critical Gap', '0/1 Domains Ready', '3 Total Controls'];
  for (const name of figures) expect(screen.getByRole('link', { name })).toBeTruthy();
});
