import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { type Format, useFormat } from '../format.ts';
import type { OwnParts, SimpleField } from './simple-field.ts';

/** What a thing says, in the order of the names, each with its label; null or '' where nothing is known. */
export function useSimpleFacts<Simple extends string>(
  simple: Readonly<Record<Simple, SimpleField>>,
  label: (name: string) => string,
) {
  const format = useFormat();
  return <Name extends string>(
    thing: Readonly<Record<Name & Simple, unknown>>,
    names: readonly Name[],
    own: OwnParts<Name, Simple, ReactNode>,
  ): [name: string, value: ReactNode][] =>
    names.map((name) => [
      label(name),
      name in own ? own[name] : shown(simple[name as Name & Simple], thing[name as Name & Simple], format),
    ]);
}

function shown({ as }: SimpleField, value: unknown, format: Format): ReactNode {
  if (typeof value === 'number') return format.number(value);
  if (typeof value !== 'string' || value === '') return null;
  if (as === 'day') return format.date(value);
  if (as !== 'link') return value;
  return (
    <Link href={value} target="_blank" rel="noreferrer">
      {value}
    </Link>
  );
}
