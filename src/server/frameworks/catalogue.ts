import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { ApplicabilityFile, NO_APPLICABILITY } from '#domain/frameworks/applicability.ts';
import { formerIds } from '#domain/frameworks/earlier-edition.ts';
import {
  AskExamples,
  CatalogueRequirement,
  type Framework,
  FrameworkFile,
  type Requirement,
  RequirementTranslation,
  SameRequirement,
} from '#domain/frameworks/requirement.ts';
import { compareFrameworks } from '#domain/frameworks/traits.ts';
import { openThread } from '#engine/bounded/thread.ts';
import { FRAMEWORK_IDS, readYaml } from './catalogue-files.ts';
import { CATALOGUE } from './catalogue-folder.ts';
import { editionBefore, readEarlierEditions } from './earlier-editions.ts';

const TRANSLATED = ['es', 'fr', 'de'] as const;
const Requirements = z.array(z.union([SameRequirement, CatalogueRequirement]));
const Cues = z.record(z.string(), z.array(z.string()));
const AskCues = z.record(z.string(), Cues);
const Examples = z.record(z.string(), z.record(z.string(), AskExamples));
const Translations = z.record(z.string(), RequirementTranslation);

function requirementsOf(folder: string, framework: FrameworkFile, before: Framework | undefined): Requirement[] {
  return framework.domains.flatMap((domain) => {
    const path = join(folder, 'requirements', `${domain.id}.yaml`);
    const written = new Map(
      readYaml(path, Requirements).map((each) => [each.id, 'same' in each ? sameAs(each, before, path) : each]),
    );
    return domain.requirements.map((id) => {
      const requirement = written.get(id);
      if (!requirement) throw new Error(`${folder}: requirement ${id} of ${domain.id} is not written`);
      const kind = kindOf(id, framework);
      const mayExclude = kind === 'clause' && framework.clausesMayBeExcluded === true;
      return { ...requirement, framework: framework.id, domain: domain.id, kind, ...(mayExclude && { mayExclude }) };
    });
  });
}

function kindOf(id: string, { kinds }: FrameworkFile): Requirement['kind'] {
  if (kinds.clause && kinds.control) return id.startsWith('A.') ? 'control' : 'clause';
  return kinds.clause ? 'clause' : 'control';
}

function sameAs(each: SameRequirement, before: Framework | undefined, path: string): CatalogueRequirement {
  const old = before?.requirements.find(({ id }) => id === each.same);
  if (!old) throw new Error(`${path}: the edition before has no requirement ${each.same}`);
  return { ...old, id: each.id, title: each.title ?? old.title, continues: [each.same] };
}

function translationsOf(
  folder: string,
  { domains }: FrameworkFile,
  requirements: Requirement[],
  before: Framework | undefined,
): Framework['translations'] {
  const inLanguage = (language: (typeof TRANSLATED)[number]) => {
    const written: Record<string, RequirementTranslation> = Object.assign(
      {},
      ...domains.map(({ id }) => {
        const path = join(folder, 'translations', language, `${id}.yaml`);
        return existsSync(path) ? readYaml(path, Translations) : {};
      }),
    );
    const all = requirements.map(({ id, continues: [old = ''] }) => [
      id,
      written[id] ?? before?.translations[language][old],
    ]);
    return [language, Object.fromEntries(all.filter(([, text]) => text !== undefined))];
  };
  return Object.fromEntries(TRANSLATED.map(inLanguage)) as Framework['translations'];
}

/** Puts to each requirement what documents in other languages call it: its translation, and the cues of that language's own. */
function withTranslations(
  folder: string,
  requirements: Requirement[],
  translations: Framework['translations'],
  before: Framework | undefined,
): Requirement[] {
  const lists = <T>(name: string, language: string, schema: z.ZodType<Record<string, T>>) => {
    const path = join(folder, name, `${language}.yaml`);
    return existsSync(path) ? readYaml(path, schema) : {};
  };
  const cues = TRANSLATED.map(
    (language) => [language, lists('cues', language, Cues), lists('ask-cues', language, AskCues)] as const,
  );
  return requirements.map((requirement) => {
    const [old = ''] = requirement.continues;
    const earlier = before?.requirements.find(({ id }) => id === old)?.abroad;
    const abroad = cues.map(([language, own, ofAsks]) => {
      const translation = translations[language][requirement.id];
      return [
        language,
        {
          ...(translation && { title: translation.title }),
          asks: translation?.asks ?? {},
          cues: own[requirement.id] ?? earlier?.[language]?.cues ?? [],
          askCues: ofAsks[requirement.id] ?? {},
        },
      ];
    });
    return { ...requirement, abroad: Object.fromEntries(abroad) };
  });
}

/** Puts to each requirement the example sentences of its asks. They are many, and JSON is read a hundred times faster than YAML. */
function withExamples(folder: string, requirements: Requirement[]): Requirement[] {
  const written = (['en', ...TRANSLATED] as const).flatMap((language) => {
    const path = join(folder, 'ask-examples', `${language}.json`);
    if (!existsSync(path)) return [];
    const parsed = Examples.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
    return [[language, parsed.data] as const];
  });
  if (written.length === 0) return requirements;
  return requirements.map((requirement) => ({
    ...requirement,
    examples: Object.fromEntries(written.map(([language, all]) => [language, all[requirement.id] ?? {}])),
  }));
}

function applicabilityOf(folder: string, requirements: readonly Requirement[]): ApplicabilityFile {
  const path = join(folder, 'applicability.yaml');
  if (!existsSync(path)) return NO_APPLICABILITY;
  const file = readYaml(path, ApplicabilityFile);
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = Object.values(file).flatMap((each) => Object.keys(each).filter((id) => !known.has(id)));
  if (unknown.length > 0) throw new Error(`${path}: there is no requirement ${unknown.join(', ')}`);
  return file;
}

/** Reads a framework's folder of the catalogue; throws with the file and the field when something does not fit. */
export function loadFramework(folder: string): Framework {
  const file = readYaml(join(folder, 'framework.yaml'), FrameworkFile);
  const before = file.follows === undefined ? undefined : loadFramework(join(folder, '..', file.follows));
  const written = requirementsOf(folder, file, before);
  const earlier = readEarlierEditions().filter(({ framework }) => framework === file.id);
  const former = formerIds([...earlier, ...editionBefore(file, before, written)]);
  // An edition of which no document was labelled is judged as the one before.
  const bias = file.bias ?? before?.bias;
  const own = written.map((each) => ({
    ...each,
    ...(former.has(each.id) && { formerly: former.get(each.id) }),
    ...(bias && { bias }),
  }));
  const translations = translationsOf(folder, file, own, before);
  return {
    ...file,
    applicability: applicabilityOf(folder, own),
    requirements: withExamples(folder, withTranslations(folder, own, translations, before)),
    translations,
  };
}

const loaded = new Map<string, Framework>();

/** The framework with that id, read once; undefined where the catalogue has none. */
export function frameworkOf(id: string): Framework | undefined {
  if (!FRAMEWORK_IDS.includes(id)) return undefined;
  const known = loaded.get(id) ?? loadFramework(join(CATALOGUE, id));
  loaded.set(id, known);
  return known;
}

/** The largest is read in some seconds on a slow core. */
const READING = { time: 60_000, memory: 512 };

/**
 * Reads all of them in a thread of its own, the base first, so that nobody who asks for one waits while the server parses. Whoever asks before
 * is served as well. A fault in the catalogue is said to whoever asks for that framework. @returns how many came.
 */
export async function readAhead(): Promise<number> {
  const thread = openThread<string>(new URL('./catalogue-thread.ts', import.meta.url), READING);
  let came = 0;
  try {
    for (const id of [BASE_FRAMEWORK, ...FRAMEWORK_IDS.filter((each) => each !== BASE_FRAMEWORK)]) {
      const framework = await thread.ask<Framework>(id);
      came += 1;
      if (!loaded.has(id)) loaded.set(id, framework);
    }
  } catch {
    // Said to whoever asks for that framework.
  } finally {
    // What reading left behind goes with the thread.
    await thread.end();
  }
  return came;
}

let heads: FrameworkFile[] | undefined;

/** What every framework of the catalogue says of itself, in the order in which they are offered, without the requirements, which take long to read. */
export function listFrameworkHeads(): FrameworkFile[] {
  heads ??= FRAMEWORK_IDS.map((id) => readYaml(join(CATALOGUE, id, 'framework.yaml'), FrameworkFile)).toSorted(
    compareFrameworks,
  );
  return heads;
}

/** Every framework that the catalogue has. */
export function listFrameworks(): Framework[] {
  return listFrameworkHeads().flatMap(({ id }) => frameworkOf(id) ?? []);
}

const hashes = new WeakMap<Framework, string>();

/** Changes whenever a word that the engine reads of these changes; readings made with another are out of date. */
export function hashOf(frameworks: Framework[]): string {
  const each = frameworks.map((framework) => {
    const requirements = () => framework.requirements.map(({ bias: _, ...rest }) => rest);
    const known = hashes.get(framework) ?? digest(JSON.stringify(requirements()));
    hashes.set(framework, known);
    return known;
  });
  return each.length === 1 ? each.join() : digest(each.join());
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
