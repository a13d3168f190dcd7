import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { AssessmentSection } from '#domain/vendors/assessments/question.ts';

const FOLDER = join(import.meta.dirname, '../../../../catalogue/vendor-assessment');

/** One file after the other, so that nobody waits for all of them at once. */
async function load(): Promise<readonly AssessmentSection[]> {
  const sections: AssessmentSection[] = [];
  for (const name of readdirSync(FOLDER)
    .filter((each) => each.endsWith('.yaml'))
    .toSorted()) {
    const path = join(FOLDER, name);
    const parsed = AssessmentSection.safeParse(parse(await readFile(path, 'utf8')));
    if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
    sections.push(parsed.data);
  }
  return sections;
}

let loading: ReturnType<typeof load> | undefined;

/** The sections of the questionnaire for vendors, in the order of their files. Read once. */
export const assessmentSections = () => (loading ??= load());
