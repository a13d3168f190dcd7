import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  CatalogueRequirement,
  type Framework,
  FrameworkFile,
  type Requirement,
  RequirementTranslation,
} from '#domain/frameworks/requirement.ts';

const TRANSLATED = ['es', 'fr', 'de'] as const;
const Requirements = z.array(CatalogueRequirement);
const Translations = z.record(z.string(), RequirementTranslation);

function read<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function requirementsOf(folder: string, framework: FrameworkFile): Requirement[] {
  return framework.domains.flatMap((domain) => {
    const written = new Map(
      read(join(folder, 'requirements', `${domain.id}.yaml`), Requirements).map((each) => [each.id, each]),
    );
    return domain.requirements.map((id) => {
      const requirement = written.get(id);
      if (!requirement) throw new Error(`${folder}: requirement ${id} of ${domain.id} is not written`);
      const kind = id.startsWith('A.') ? ('control' as const) : ('clause' as const);
      return { ...requirement, framework: framework.id, domain: domain.id, kind };
    });
  });
}

/** Reads a framework's folder of the catalogue; throws with the file and the field when something does not fit. */
export function loadFramework(folder: string): Framework {
  const file = read(join(folder, 'framework.yaml'), FrameworkFile);
  const translations = Object.fromEntries(
    TRANSLATED.map((language) => [
      language,
      Object.assign(
        {},
        ...file.domains.map(({ id }) => read(join(folder, 'translations', language, `${id}.yaml`), Translations)),
      ),
    ]),
  ) as Framework['translations'];
  const { id, title, edition, publisher, domains } = file;
  return { id, title, edition, publisher, domains, requirements: requirementsOf(folder, file), translations };
}

export const ISO_27001 = 'iso-27001-2022';
const CATALOGUE = join(import.meta.dirname, '../../../catalogue');
const loaded = new Map<string, Framework>();

/** The framework with that id, read once; undefined where the catalogue has none. */
export function frameworkOf(id: string): Framework | undefined {
  if (id !== ISO_27001) return undefined;
  const known = loaded.get(id) ?? loadFramework(join(CATALOGUE, id));
  loaded.set(id, known);
  return known;
}

/** Every framework that the catalogue has and the product reads, by id. */
export function listFrameworks(): Framework[] {
  return readdirSync(CATALOGUE)
    .toSorted()
    .filter((id) => existsSync(join(CATALOGUE, id, 'framework.yaml')))
    .flatMap((id) => frameworkOf(id) ?? []);
}

/** Changes whenever a word that the engine reads changes; readings made with another are out of date. */
export function hashOf(framework: Framework): string {
  return createHash('sha256').update(JSON.stringify(framework.requirements)).digest('hex').slice(0, 16);
}
