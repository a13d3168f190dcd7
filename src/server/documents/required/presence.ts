import type { Presence } from '#domain/documents/required/presence.ts';
import { presenceOf } from '#domain/documents/required/presence.ts';
import { isItself } from '#domain/documents/required/signs.ts';
import { REGISTERS } from '#domain/documents/required/registers.ts';
import type { CatalogueTemplate } from '#domain/documents/template.ts';
import type { Context } from '../../platform/context.ts';
import { listDraftKeys } from '../library.ts';
import { templatesFor } from '../template-uses.ts';
import { existingFacts } from './existing-facts.ts';

type Asked = Pick<Context, 'db' | 'organisationId' | 'now' | 'actor'>;

/** For each template whether such a document is there; by what is said of what the acting person may see. */
export async function readPresence(
  context: Asked,
  templates: readonly CatalogueTemplate[],
): Promise<Map<string, Presence>> {
  const { permissions } = context.actor;
  const found = presenceOf(templates, await existingFacts(context));
  return new Map(
    [...found].map(([key, { state, signs }]) => [
      key,
      {
        state,
        signs: signs.filter((sign) =>
          permissions.includes(sign.kind === 'document' ? 'documents.view' : REGISTERS[sign.register].permission),
        ),
      },
    ]),
  );
}

/** The document that is a template's own: made of it, or called so. */
export function ownDocuments(found: ReadonlyMap<string, Presence>): Map<string, { id: string; title: string }> {
  return new Map(
    [...found].flatMap(([key, { signs }]) => {
      const own = signs.find(isItself);
      return own?.kind === 'document' ? [[key, { id: own.id, title: own.title }] as const] : [];
    }),
  );
}

/** Templates of which no draft is made any more: one was, or the library has a document that is called so. */
export async function keysThere(context: Context): Promise<Set<string>> {
  const own = ownDocuments(await readPresence(context, await templatesFor(context)));
  return new Set([...own.keys(), ...(await listDraftKeys(context.db, context.organisationId))]);
}
