import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { frameworkOf } from './catalogue.ts';

answerQuestions((id: string) => frameworkOf(id));
