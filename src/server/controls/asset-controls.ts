import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { findingsOf } from '#domain/controls/asset-controls.ts';
import type { AssetControl } from '#domain/controls/asset-controls.ts';
import type { Language } from '#domain/organisations/language.ts';
import { getAsset } from '../assets/store.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { requirementIn } from '../frameworks/words.ts';
import type { Act } from '../platform/act.ts';
import { dayOf } from '../platform/day.ts';
import { notFound } from '../platform/http/problems.ts';
import { listControls } from './store.ts';

/** The controls that apply to an asset; those the organisation has excluded are left out. */
export async function controlsOfAsset(act: Act, assetId: string, language: Language): Promise<AssetControl[]> {
  const asset = await getAsset(act.db, act.organisationId, assetId, act.now);
  if (!asset) throw notFound();
  const framework = await frameworkNamed(act, BASE_FRAMEWORK);
  const decided = await listControls(act.db, act.organisationId, BASE_FRAMEWORK);
  return findingsOf(asset, dayOf(act.now)).flatMap((finding) => {
    const control = decided.get(finding.requirementId);
    if (control && !control.applicable) return [];
    const { title } = requirementIn(framework, requirementNamed(framework, finding.requirementId), language);
    const status = control?.status ?? 'Not Started';
    return [{ ...finding, framework: BASE_FRAMEWORK, title, status, lastCheck: asset.lastUpdated }];
  });
}
