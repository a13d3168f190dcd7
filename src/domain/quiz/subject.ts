import { subject } from '../subject.ts';

export const quizResultSubject = subject({
  name: 'quiz-results',
  singular: 'quiz-result',
  permission: 'iso_readiness.edit',
  events: ['added', 'removed'],
  fields: { id: 'text', right: 'number', total: 'number', finishedAt: 'time' },
  api: ['quiz'],
  formerNames: ['quizResults'],
});
