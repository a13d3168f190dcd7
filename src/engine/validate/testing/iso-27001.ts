import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { CatalogueRequirement, type Requirement } from '#domain/frameworks/requirement.ts';

const FOLDER = join(import.meta.dirname, '../../../../catalogue', BASE_FRAMEWORK, 'requirements');

/** The catalogue's requirements of ISO/IEC 27001, as they are written. */
export const iso27001: Requirement[] = readdirSync(FOLDER).flatMap((file) =>
  CatalogueRequirement.array()
    .parse(parse(readFileSync(join(FOLDER, file), 'utf8')))
    .map((requirement) => ({
      ...requirement,
      framework: BASE_FRAMEWORK,
      domain: file,
      kind: requirement.id.startsWith('A.') ? 'control' : 'clause',
    })),
);
