import { parentPort, workerData } from 'node:worker_threads';
import { validate } from '#engine/validate/validate.ts';
import type { ValidationQuestion } from './validating.ts';

const { requirementId, text, blocks, about, requirements, circumstances } = workerData as ValidationQuestion;
parentPort?.postMessage(validate(requirementId, text, blocks, about, requirements, circumstances), []);
