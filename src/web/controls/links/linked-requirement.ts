import type { LinkedRequirement } from '#domain/controls/links.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import type { LinkedRow } from '../../kit/links/linked-list.tsx';

interface Place {
  framework: string;
  requirementId: string;
}

/** A requirement as a row of what is linked. */
export function linkedRequirementRow(requirement: LinkedRequirement): LinkedRow {
  const { framework, frameworkTitle, requirementId, title, linkedAt, linkedByName } = requirement;
  return {
    id: `${framework}/${requirementId}`,
    name: `${requirementId} ${title}`,
    href: hrefOfRequirement(requirementId, framework),
    note: frameworkTitle,
    linkedAt,
    linkedByName,
  };
}

/** "<framework>/A.5.9" */
export function placeOf(key: string): Place {
  const at = key.indexOf('/');
  return { framework: key.slice(0, at), requirementId: key.slice(at + 1) };
}

/** Links one requirement after the other. @returns how many links are new. */
export async function linkEach(
  keys: readonly string[],
  link: (place: Place) => Promise<{ linked: number }>,
): Promise<{ linked: number }> {
  let linked = 0;
  for (const key of keys) linked += (await link(placeOf(key))).linked;
  return { linked };
}
