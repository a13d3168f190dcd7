import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { validate } from '#engine/validate/validate.ts';
import type { ValidationQuestion } from './validation-job.ts';

answerQuestions(({ requirementId, text, blocks, about, requirements, circumstances }: ValidationQuestion) =>
  validate(requirementId, text, blocks, about, requirements, circumstances),
);
