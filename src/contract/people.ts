import { members } from './people/members.ts';
import { session } from './people/sessions.ts';
import { installation, setup } from './people/setup.ts';
import { tokens } from './people/tokens.ts';

export const people = { session, members, installation, setup, tokens };
