import { readFile } from 'node:fs/promises';
import { inkOf } from '#domain/organisations/brand.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Context } from '../platform/context.ts';
import type { Files } from '../platform/files.ts';

/** What every report of an organisation carries. */
export interface ReportBrand {
  name: string;
  isDemo: boolean;
  /** The primary colour, dark enough for white paper. */
  ink: string;
  /** The logo as a data: address; null: none. */
  logo: string | null;
  /** What a report is written in when nobody asks for another language. */
  language: Language;
  timezone: string;
}

export async function reportBrandOf({ db, organisationId }: Context, files: Files): Promise<ReportBrand> {
  const { primaryColor, logoSha256, ...rest } = await db
    .selectFrom('organisations')
    .select([
      'name',
      'is_demo as isDemo',
      'primary_color as primaryColor',
      'logo_sha256 as logoSha256',
      'language',
      'timezone',
    ])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { ...rest, ink: inkOf(primaryColor), logo: logoSha256 && (await logoIn(files.pathOf(logoSha256))) };
}

/** A report is not held up by a logo whose file a restore did not bring. */
async function logoIn(path: string): Promise<string | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && `data:image/png;base64,${bytes.toString('base64')}`;
}

/** A logo that a report was approved under; null where its file is no picture of the organisation's any more. */
export async function logoNamed({ db, organisationId }: Context, files: Files, sha256: string): Promise<string | null> {
  const known = await db
    .selectFrom('files')
    .select('sha256')
    .where('organisation_id', '=', organisationId)
    .where('sha256', '=', sha256)
    .where('media_type', '=', 'image/png')
    .executeTakeFirst();
  return known ? logoIn(files.pathOf(sha256)) : null;
}
