import type { CatalogueTemplate } from '#domain/documents/template.ts';
import { type Crosswalk, keyOf } from '#domain/frameworks/crosswalk.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { frameworkOf, listFrameworkHeads } from '../frameworks/catalogue.ts';
import { crosswalkFor } from '../frameworks/crosswalk.ts';
import { type Here, libraryOf } from '../frameworks/library.ts';
import { listOverrules } from '../frameworks/overrules.ts';
import { documentsOfFrameworks } from './framework-documents.ts';
import { listTemplates } from './templates/templates.ts';

/**
 * The templates with what every framework of the organisation makes of them. One that says nothing of templates (an organisation's own, a new
 * edition) is shown by those that show the requirements to which its own relate.
 */
export async function templatesFor(here: Here): Promise<CatalogueTemplate[]> {
  const library = await libraryOf(here);
  const silent = listFrameworkHeads().flatMap(({ id }) =>
    documentsOfFrameworks().has(id) ? [] : (frameworkOf(id) ?? []),
  );
  const crosswalk = crosswalkFor(library, await listOverrules(here));
  const related = [...silent, ...library.own].map((framework) => [framework, relatedOf(framework, crosswalk)] as const);
  return listTemplates().map((template) => {
    const shown = new Set(
      Object.entries(template.requirements).flatMap(([framework, ids]) =>
        ids.map((requirementId) => keyOf({ framework, requirementId })),
      ),
    );
    const more = related.flatMap(([{ id, follows = '' }, relations]) => {
      const ids = relations
        .filter(({ to }) => to.some((key) => shown.has(key)))
        .map(({ requirementId }) => requirementId);
      return ids.length > 0 ? [{ id, ids, isMandatory: template.mandatory.includes(follows) }] : [];
    });
    return {
      ...template,
      requirements: { ...template.requirements, ...Object.fromEntries(more.map(({ id, ids }) => [id, ids])) },
      mandatory: [...template.mandatory, ...more.filter(({ isMandatory }) => isMandatory).map(({ id }) => id)],
    };
  });
}

function relatedOf({ id: framework, requirements }: Framework, { edges }: Crosswalk) {
  return requirements.map(({ id: requirementId }) => ({
    requirementId,
    to: (edges.get(keyOf({ framework, requirementId })) ?? []).map(({ to }) => keyOf(to)),
  }));
}
