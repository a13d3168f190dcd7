import { expect, test } from 'vitest';
import { FEATURES } from '#domain/documents/values.ts';
import de from '../../../messages/de/evidence.json' with { type: 'json' };
import en from '../../../messages/en/evidence.json' with { type: 'json' };
import es from '../../../messages/es/evidence.json' with { type: 'json' };
import fr from '../../../messages/fr/evidence.json' with { type: 'json' };

test('every reason the engine can give has its sentence in every language', () => {
  for (const text of [en, es, fr, de]) expect(Object.keys(text.feature).toSorted()).toEqual([...FEATURES].toSorted());
});
