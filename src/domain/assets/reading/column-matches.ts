import {
  type HeadingMatch,
  headingReader,
  headingsLike,
  matchHeadings,
  type Meaning,
  plainHeading,
} from '../../tables/headings.ts';
import { meaningByProduct, type ProductHeadings } from '../../tables/products.ts';
import { isAssetTag } from './asset-tags.ts';
import { findField, IMPORT_FIELDS, importFields } from '../import-fields.ts';
import type { ImportKey } from '../import-fields.ts';
import { ownIdOf } from '../vocabulary/own-key.ts';
import { type AssetVocabulary, STANDARD_VOCABULARY } from '../vocabulary/vocabulary.ts';

/** For each column the field it fills, or null. */
export type Mapping = (ImportKey | null)[];

const LABELS = new Map<string, ImportKey>(
  IMPORT_FIELDS.flatMap(({ key, label }) => [
    [label.toLowerCase(), key],
    [key.toLowerCase(), key],
  ]),
);
const LIKE = headingsLike(
  Object.fromEntries(IMPORT_FIELDS.map(({ key, label, others }) => [key, `${label}, ${others}`])) as Record<
    ImportKey,
    string
  >,
);

/** In Snipe-IT people are named beside what they have, in CISO Assistant a type says whether something supports something else. */
const OF_PRODUCTS: ProductHeadings<ImportKey> = {
  'Snipe-IT': {
    'full name': 'owner',
    'checked out to username': 'owner',
    manufacturer: 'vendor',
    'checkout type': null,
    'asset eol date': null,
  },
  'CISO Assistant': { description: 'notes', type: null, domain: null },
};

/** What people of an organisation gave a heading (as plainHeading writes it) before. */
export type LearntHeadings = ReadonlyMap<string, ImportKey>;

/**
 * Which field each heading means, and of which columns that is doubtful. What was learnt wins; then a heading equal to a label or key (without
 * case) over one that is only another word for it, or like one.
 */
export function matchColumns(
  headers: readonly string[],
  learnt: LearntHeadings = new Map(),
  vocabulary: AssetVocabulary = STANDARD_VOCABULARY,
): HeadingMatch<ImportKey>[] {
  const taught: Meaning<ImportKey> = (text) => {
    const key = learnt.get(plainHeading(text));
    return key && findField(key, vocabulary)?.key;
  };
  const ofOwn: Meaning<ImportKey> = (text) =>
    importFields(vocabulary).find(({ key, label }) => ownIdOf(key) && plainHeading(label) === plainHeading(text))?.key;
  const label: Meaning<ImportKey> = (text) => LABELS.get(text.trim().toLowerCase());
  const apart = (meanings: readonly Meaning<ImportKey>[]) =>
    meanings.map(
      (meaning): Meaning<ImportKey> =>
        (text) =>
          isAssetTag(text) ? undefined : meaning(text),
    );
  // "Tag" is a field's own word; only in other words would it be the number on an asset's tag.
  const [undecorated, ...inOtherWords] = LIKE.like;
  return matchHeadings(headers, {
    learnt: [taught],
    product: [meaningByProduct(headers, OF_PRODUCTS)],
    exact: [ofOwn, label, ...LIKE.exact],
    like: [...(undecorated ? [undecorated] : []), ...apart(inOtherWords)],
    doubtful: apart(LIKE.doubtful),
  });
}

/** The fields alone. */
export function matchHeaders(headers: readonly string[], learnt: LearntHeadings = new Map()): Mapping {
  return matchColumns(headers, learnt).map(({ field }) => field);
}

/** What the headings of an inventory mean; every asset needs a name. */
export const ASSET_HEADINGS = headingReader((headers) => matchColumns(headers), 'name');

/** The headings whose meaning a person had to say, or said otherwise. */
export function learntFrom(headers: readonly string[], mapping: Mapping): LearntHeadings {
  const own = matchHeaders(headers);
  return new Map(
    headers.flatMap((header, column) => {
      const [heading, field] = [plainHeading(header), mapping[column]];
      return heading !== '' && heading.length <= 200 && field && own[column] !== field ? [[heading, field]] : [];
    }),
  );
}
