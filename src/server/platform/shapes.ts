import { z } from 'zod';

/** What a column holds beyond its type, by table and column ("assets.changes"). */
export type Shapes = Readonly<Record<string, z.ZodType>>;

/** The kind of a file that was uploaded or made. */
export const MediaType = z.string().regex(/^[\w.+-]{1,100}\/[\w.+-]{1,100}(; ?charset=[\w-]{1,40})?$/);
