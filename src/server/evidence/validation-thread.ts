import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { validate } from '#engine/validate/validate.ts';
import type { ValidationQuestion } from './validating.ts';

answerQuestions(({ requirementId, text, blocks, about, requirements, circumstances }: ValidationQuestion) =>
  validate(requirementId, text, blocks, about, requirements, circumstances),
);
