import { z } from 'zod';
import { Control, ControlChange } from '#domain/controls/control.ts';
import { Reversal } from '#domain/controls/reversal.ts';
import { AssetControl } from '#domain/controls/asset-controls.ts';
import { Language } from '#domain/organisations/language.ts';
import { controlComments, controlLinks } from './controls/links.ts';
import { ById, endpoint } from './endpoint.ts';

const OfFramework = z.object({ framework: z.string().max(60) });
const OfRequirement = OfFramework.extend({ requirementId: z.string().max(40) });

export const controls = {
  list: endpoint({
    method: 'GET',
    path: '/controls/{framework}',
    permission: 'iso_readiness.view',
    summary: 'Status, applicability, owner and due date of every requirement of a framework',
    input: OfFramework,
    output: z.array(Control),
  }),
  get: endpoint({
    method: 'GET',
    path: '/controls/{framework}/{requirementId}',
    permission: 'iso_readiness.view',
    summary: 'Status, applicability, owner and due date of one requirement',
    input: OfRequirement,
    output: Control,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/controls/{framework}/{requirementId}',
    permission: 'iso_readiness.edit',
    summary:
      'Change one requirement; with `version`, only if nobody changed it since. Implemented against its own evidence takes a `reason`',
    input: OfRequirement.extend(ControlChange.shape).extend({ version: z.number().int().optional() }),
    output: Control,
  }),
  changes: {
    add: endpoint({
      method: 'POST',
      path: '/controls/{framework}/changes',
      permission: 'iso_readiness.edit',
      summary: 'Change several requirements at once; all or none',
      input: OfFramework.extend({ requirementIds: z.array(z.string().max(40)).min(1).max(200), change: ControlChange }),
      output: z.array(Control),
    }),
  },
  decisions: {
    add: endpoint({
      method: 'POST',
      path: '/controls/{framework}/decisions',
      permission: 'iso_readiness.edit',
      summary:
        'Change several requirements at once, each in its own way; all or none, and only where nobody changed them since',
      input: OfFramework.extend({
        decisions: z
          .array(ControlChange.extend({ requirementId: z.string().max(40), version: z.number().int() }))
          .min(1)
          .max(500),
      }),
      output: z.array(Control),
    }),
  },
  reversals: {
    list: endpoint({
      method: 'GET',
      path: '/control-reversals/{framework}',
      permission: 'iso_readiness.view',
      summary: 'Sentences of accepted evidence that say the reverse of what is asked; of one requirement where given',
      input: OfFramework.extend({ requirementId: z.string().max(40).optional() }),
      output: z.array(Reversal),
    }),
  },
  links: controlLinks,
  comments: controlComments,
  ofAsset: {
    list: endpoint({
      method: 'GET',
      path: '/assets/{id}/controls',
      permission: 'iso_readiness.view',
      summary: 'The controls that apply to an asset, and what its record says about each',
      input: ById.extend({ language: Language.optional() }),
      output: z.array(AssetControl),
    }),
  },
};
