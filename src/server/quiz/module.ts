import { sweepQuizTask } from './cleanup-schedule.ts';
import { quizHandlers } from './handlers.ts';
import { quizShapes } from './shapes.ts';
import type { ServerModule } from '../platform/module.ts';

export const quizModule: ServerModule = {
  handlers: { quiz: quizHandlers },
  scheduledTasks: [sweepQuizTask],
  shapes: quizShapes,
};
