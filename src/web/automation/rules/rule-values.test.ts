import { expect, test } from 'vitest';
import { NewRule } from '#domain/automation/rule.ts';
import { READY_MADE } from './ready-made.ts';
import { placeOf, ruleIn, valuesOf } from './rule-values.ts';

test('every ready-made rule goes through the form unchanged, and holds to the schema', () => {
  for (const { trigger, actionsWith } of READY_MADE) {
    const rule = { name: 'R', isOn: true, mostPerHour: 50, trigger, actions: actionsWith('Look at {{title}}', 'More') };
    expect(ruleIn(valuesOf(rule))).toEqual(rule);
    expect(NewRule.safeParse(rule).error?.issues ?? []).toEqual([]);
  }
});

test('a complaint finds its field', () => {
  const values = valuesOf({
    name: 'R',
    isOn: true,
    mostPerHour: 5,
    trigger: { kind: 'due', of: 'task', side: 'after', days: 3 },
    actions: [
      { kind: 'notification', text: 'T', to: { kind: 'role', role: 'admin' } },
      { kind: 'mail', subject: 'S', text: 'T', to: { kind: 'maker' } },
    ],
  });
  expect(placeOf('actions.0.text', values)).toBe('actions.0.title');
  expect(placeOf('actions.1.text', values)).toBe('actions.1.text');
  expect(placeOf('actions.1.subject', values)).toBe('actions.1.title');
  expect(placeOf('actions.0.to.id', values)).toBe('actions.0.to');
  expect(placeOf('trigger.days', values)).toBe('dueDays');
  expect(placeOf('trigger.conditions.0.value', values)).toBe('conditions.0.value');
  expect(placeOf('trigger', values)).toBe('kind');
});
