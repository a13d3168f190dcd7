import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { choiceNamed, EVENT_NAMES } from './event-names.ts';
import { DELIVERY_STATES, ENDPOINT_OFF_REASONS, EVERYTHING, NOTIFICATIONS } from './values.ts';

/** "task", "control.changed", "notifications", or "*"; what earlier versions wrote, "controls.changed", as well. */
const EVENT = /^(?:\*|[A-Za-z][\w-]{0,59}(?:\.[a-z][a-z -]{0,39})?)$/;

const Name = z.string().trim().min(1, issue('endpoint_name_missing')).max(80, limit('most_characters'));
const Url = z
  .string()
  .trim()
  .min(8, issue('address_missing'))
  .max(1000, limit('most_characters'))
  .refine(isWebAddress, issue('https_address'));
const Events = z
  .array(z.string().regex(EVENT, issue('events_missing')))
  .min(1, issue('events_missing'))
  .max(100, limit('most_chosen'));

/** The address alone: no name or password in it, nothing but the web. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s@/?#\\]+(?:[/?#][^\s\\]*)?$/i.test(address);
}

export const NewWebhookEndpoint = z.object({ name: Name, url: Url, events: Events });
export type NewWebhookEndpoint = z.infer<typeof NewWebhookEndpoint>;

export const WebhookEndpointChange = z.object({
  name: Name.optional(),
  url: Url.optional(),
  events: Events.optional(),
  isOn: z.boolean().optional(),
  eventNames: z.literal(EVENT_NAMES).optional(),
});
export type WebhookEndpointChange = z.infer<typeof WebhookEndpointChange>;

/** Another program's address that hears of what happens. The counts are of its deliveries. */
export const WebhookEndpoint = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  isOn: z.boolean(),
  /** 2 names events as `vendor.scored`; 1, as version 2.1.0 did, stays for endpoints made then until somebody changes it. */
  eventNames: z.literal(EVENT_NAMES),
  offReason: z.enum(ENDPOINT_OFF_REASONS).nullable(),
  failingSince: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string(),
  version: z.number().int(),
  waiting: z.number().int(),
  dead: z.number().int(),
  lastDeliveredAt: z.string().nullable(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** One attempt: `status` is HTTP's; `error` is set where no answer came, or none that counts. */
export const DeliveryTry = z.object({
  at: z.string(),
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  milliseconds: z.number().int(),
});
export type DeliveryTry = z.infer<typeof DeliveryTry>;

export const WebhookDelivery = z.object({
  id: z.uuid(),
  endpointId: z.uuid(),
  event: z.string(),
  title: z.string(),
  body: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  tries: z.array(DeliveryTry),
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** Whether an endpoint that chose these hears of that. */
export function hears(choices: readonly string[], subject: string, action: string): boolean {
  if (choices.includes(EVERYTHING)) return true;
  if (subject === NOTIFICATIONS) return choices.includes(NOTIFICATIONS);
  const wanted = [choiceNamed(subject), choiceNamed(`${subject}.${action}`)];
  return choices.some((choice) => wanted.includes(choiceNamed(choice)));
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after each attempt that failed: about three days in all, then the message is dead until somebody sends it again. */
export const PAUSES: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  8 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
];

/**
 * The pause after so many failed attempts in milliseconds, up to a fifth longer by `chance` (0 to 1), so that not everything comes back at once.
 * @returns null when there is no next attempt.
 */
export function pauseAfter(attempts: number, chance: number, pauses: readonly number[] = PAUSES): number | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 + chance / 5));
}

/** An endpoint that has failed for so long, and so often, is switched off. */
export const GIVEN_UP_AFTER = 3 * 24 * HOUR;
