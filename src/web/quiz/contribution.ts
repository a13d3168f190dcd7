import { Lightbulb } from 'lucide-react';
import { PAGES } from '#domain/addresses.ts';
import { loadMessages, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';

await loadMessages('quiz');

/** The quiz stands among the pages for visitors; whoever is signed in finds it by the palette. */
export const contribution: ShellContribution = {
  entries: () => [
    {
      id: 'quiz',
      group: word('shell:group.workspace'),
      label: word('quiz:page.title'),
      hint: word('quiz:page.hint'),
      href: PAGES.quiz,
      icon: Lightbulb,
    },
  ],
};
