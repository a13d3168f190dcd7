import { answerQuestions } from '../answer-questions.ts';
import { ODD_WORK } from './odd-work.ts';

let asked = 0;
answerQuestions(async (name: string) => ({ said: await ODD_WORK[name]?.(), asked: ++asked }));
