import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { findingsOf } from '#domain/controls/asset-controls.ts';
import type { AssetControl } from '#domain/controls/asset-controls.ts';
import type { Language } from '#domain/organisations/language.ts';
import { getAsset } from '../assets/store.ts';
import { asStandardChoices } from '../assets/vocabulary.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { notFound } from '../platform/http/problems.ts';
import { listControls } from './store.ts';

/** The controls that apply to an asset; those the organisation has excluded are left out. */
export async function controlsOfAsset(context: Context, assetId: string, language: Language): Promise<AssetControl[]> {
  const known = await getAsset(context.db, context.organisationId, assetId, context.now);
  if (!known) throw notFound();
  const [asset = known] = await asStandardChoices(context.db, context.organisationId, [known]);
  const framework = await frameworkNamed(context, BASE_FRAMEWORK);
  const decided = await listControls(context.db, context.organisationId, BASE_FRAMEWORK);
  return findingsOf(asset, dayOf(context.now)).flatMap((finding) => {
    const control = decided.get(finding.requirementId);
    if (control && !control.applicable) return [];
    const { title } = requirementIn(framework, requirementNamed(framework, finding.requirementId), language);
    const status = control?.status ?? 'Not Started';
    return [{ ...finding, framework: BASE_FRAMEWORK, title, status, lastCheck: asset.lastUpdated }];
  });
}
