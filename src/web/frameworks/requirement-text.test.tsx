import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../kit/testing/render.tsx';
import german from '../../../messages/de/controls.json' with { type: 'json' };
import { changeLanguage, loadMessages } from '../locales/i18n.ts';
import type { RequirementView } from './framework.ts';
import { RequirementAsks, RequirementExplanation } from './requirement-text.tsx';

const requirement: RequirementView = {
  id: 'CC6.1',
  title: 'Logische Zugriffssicherheit',
  domain: 'access',
  kind: 'control',
  effort: 'high',
  priority: 'high',
  explanation: 'Know your assets and authenticate everybody.',
  explainedIn: 'en',
  asks: [{ id: 'a', text: 'Rules are laid down', kind: 'policy', weight: 2 }],
  evidence: ['Access control policy'],
  twins: [],
};

afterEach(() => act(() => changeLanguage('en')));

test('words that are there in English only say so in the reader’s language, and are marked as English', async () => {
  i18next.addResourceBundle('de', 'controls', german);
  await act(() => changeLanguage('de'));
  await renderPart(
    <>
      <RequirementExplanation requirement={requirement} />
      <RequirementAsks requirement={requirement} shown={new Map()} />
    </>,
  );
  expect(screen.getByText('Nur auf Englisch')).toBeTruthy();
  expect(screen.getByText(requirement.explanation).closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText('Rules are laid down').closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('to who reads English nothing is said', async () => {
  await loadMessages('controls');
  await renderPart(<RequirementExplanation requirement={requirement} />);
  expect(screen.queryByText('In English only')).toBeNull();
});
