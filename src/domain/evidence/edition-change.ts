import { z } from 'zod';
import { ControlStatus } from '../controls/control.ts';
import { EditionStep } from '../frameworks/edition-change.ts';

const Edition = z.object({ framework: z.string(), title: z.string(), edition: z.string() });
const Named = z.object({ requirementId: z.string(), title: z.string() });

/** What became of a change of edition that was made and stands. */
export const MadeEditionChange = z.object({
  madeAt: z.string(),
  madeByName: z.string(),
  controls: z.number().int(),
  evidence: z.number().int(),
});
export type MadeEditionChange = z.infer<typeof MadeEditionChange>;

/**
 * What moving from an edition to the next means for an organisation, requirement by requirement. `status` is what would be carried along, null
 * where nothing was decided; `isDecided` says that the new edition has decisions of its own, which stay; `evidence` counts the links.
 */
export const EditionChange = z.object({
  from: Edition,
  to: Edition,
  /** Whether the organisation works with the edition before: only then can it move on. */
  isInUse: z.boolean(),
  steps: z.array(
    EditionStep.omit({ requirementId: true, from: true }).extend({
      requirement: Named.nullable(),
      from: z.array(Named),
      status: ControlStatus.nullable(),
      isDecided: z.boolean(),
      evidence: z.number().int(),
    }),
  ),
  made: MadeEditionChange.nullable(),
});
export type EditionChange = z.infer<typeof EditionChange>;
