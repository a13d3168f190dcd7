import type { Permission } from './people/permission.ts';

/** What a field holds: words, a number, yes or no, a day or moment (ISO 8601), several things, a thing with parts (or its name), or one of these values. */
export type FieldKind = 'text' | 'number' | 'flag' | 'time' | 'list' | 'record' | readonly string[];
type Fields = Readonly<Record<string, FieldKind>>;

/** A thing that somebody reads about: its id and title, and the requirement it is about where it is about one. */
export interface SubjectItem {
  id: string;
  title?: string | undefined;
  requirement?: { framework: string; requirementId: string } | null | undefined;
}

/**
 * The card of a subject: everything the product needs to know of it besides its own rules. The audit trail, rules, webhooks, live updates and
 * links derive from it. It imports no library, since the first page of the product reads it.
 */
export interface Subject<Event extends string = string, F extends Fields = Fields> {
  /** As the audit trail and live updates name it: plural, in kebab-case. */
  name: string;
  /** As its events name it: `vendor` in `vendor.scored`. */
  singular: string;
  /** What somebody must be allowed to in order to see it, whosever it is; null for what belongs to the installation. */
  permission: Permission | null;
  /** What can happen to it: past tense, in kebab-case. */
  events: readonly Event[];
  /** What an entry of the trail may say of it, before and after. */
  fields: F;
  /** Where its fields have their words, as `field.<name>`, beside those that the audit trail has. */
  labels: string | null;
  /** Groups of the contract whose answers tell of it. */
  api: readonly string[];
  /** Subjects from which its answers are derived. */
  dependsOn: readonly Subject[];
  /** Its page. @returns null where it has none. */
  addressOf: (item: SubjectItem) => string | null;
  /** Names that entries of earlier versions bear. */
  formerNames: readonly string[];
  /** Events of earlier versions, and what they are called since. */
  formerEvents: Readonly<Record<string, NoInfer<Event>>>;
}

export type EventOf<S extends Subject> = S['events'][number];

type ValueOf<K> = K extends readonly string[] | 'text'
  ? string
  : K extends 'number'
    ? number
    : K extends 'flag'
      ? boolean
      : K extends 'time'
        ? string | Date
        : K extends 'list'
          ? readonly unknown[]
          : object | string;

/** What an entry may say of a subject; a field that the card does not name does not compile. */
export type FactsOf<S extends Subject> = {
  [Name in keyof S['fields']]?: ValueOf<S['fields'][Name]> | null | undefined;
};

type Card<Event extends string, F extends Fields> = Partial<
  Omit<Subject<Event, F>, 'name' | 'events' | 'formerEvents'>
> & {
  name: string;
  singular: string;
  permission: Permission | null;
  events?: readonly Event[];
  formerEvents?: Readonly<Record<string, NoInfer<Event>>>;
};

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- without fields its entries say nothing
type NoFields = Readonly<Record<never, FieldKind>>;

/** What an entry says of a file of it that was downloaded. */
const DOWNLOAD: Fields = { bytes: 'number', rows: 'number', filter: 'text', isByProgram: 'flag' };

/** Declares a subject. Without `api` the group of its own name tells of it. */
export function subject<const Event extends string = never, const F extends Fields = NoFields>(
  card: Card<Event, F>,
): Subject<Event, F> {
  return {
    api: [card.name],
    dependsOn: [],
    formerNames: [],
    labels: null,
    formerEvents: {},
    addressOf: () => null,
    ...card,
    events: card.events ?? [],
    fields: { ...(card.events?.some((event) => event === 'downloaded') && DOWNLOAD), ...card.fields } as F,
  };
}

/** How programs are told of an event: "vendor.scored". */
export const eventOf = ({ singular }: Pick<Subject, 'singular'>, action: string): string => `${singular}.${action}`;
