import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { readYaml } from './yaml.ts';

answerQuestions((text: string) => readYaml(text));
