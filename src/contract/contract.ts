import { activity } from './activity.ts';
import { people } from './people.ts';

/** Everything that may be asked of the server, by subject. */
export const contract = { people, activity };
