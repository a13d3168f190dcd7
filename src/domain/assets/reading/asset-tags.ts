import { headingsLike, matchHeadings } from '../../tables/headings.ts';
import type { ImportKey } from '../import-fields.ts';

/** Headings of a number that an organisation gives its assets: it stands in for a serial number where somebody says so. */
const ASSET_TAGS = headingsLike({
  tag: `
    asset tag, tag number, asset number, asset no, asset nr, asset id, inventory number, inventory no, inventory id, inventory tag, inventory,
    barcode, reference, ref, ref id, id, uuid, número de inventario, nº inventario, n.º de inventario, código, código de activo, referencia,
    etiqueta de activo, numéro d'inventaire, n° inventaire, n° d'inventaire, code actif, référence, inventarnummer, inventar-nr, inventarnr,
    anlagennummer, anlagen-nr, kennung, geräte-nr, gerätenummer`,
});

/** Whether a heading is that of such numbers, which are no tags. */
export const isAssetTag = (heading: string) =>
  [...ASSET_TAGS.exact, ...ASSET_TAGS.like].some((meaning) => meaning(heading) !== undefined);

/** The column that holds such numbers, if one does: that of the asset tag, or one that fills no field. */
export function assetTagColumn(headers: readonly string[], mapping: readonly (ImportKey | null)[]): number | null {
  const tags = matchHeadings(headers, ASSET_TAGS).map(({ field }) => field);
  const own = mapping.indexOf('assetTag');
  const column = own === -1 ? tags.findIndex((tag, index) => tag !== null && !mapping[index]) : own;
  return column === -1 ? null : column;
}
