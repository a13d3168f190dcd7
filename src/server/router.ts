import { peopleHandlers } from './people/handlers.ts';

/** Every subject's handlers, as the contract nests them. */
export const router = { people: peopleHandlers };
