import { expect, test } from 'vitest';
import { formatFor } from '../../kit/format.ts';
import de from '../../../../messages/de/evidence-validation.json' with { type: 'json' };
import en from '../../../../messages/en/evidence-validation.json' with { type: 'json' };
import es from '../../../../messages/es/evidence-validation.json' with { type: 'json' };
import fr from '../../../../messages/fr/evidence-validation.json' with { type: 'json' };

test.each(Object.entries({ en, es, fr, de }))('a share is said with one percent sign (%s)', (language, text) => {
  const percent = formatFor(language).percent(41);
  const said = Object.values(text.cap).map((sentence) => sentence.replace('{{percent}}', percent));
  const shares = said.filter((sentence) => sentence.includes('41'));
  expect(shares).toHaveLength(7);
  for (const sentence of shares) expect(sentence.split('%')).toHaveLength(2);
});
