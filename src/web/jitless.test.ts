import './jitless.ts';
import { expect, test } from 'vitest';
import { config } from 'zod';

test('zod never compiles code', () => expect(config().jitless).toBe(true));
