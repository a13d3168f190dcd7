import { expect, test } from 'vitest';
import { hoursOf, hourValuesOf } from './hours-fields.tsx';

test('working hours are shown as times of the day and kept as minutes', () => {
  const office = { days: [1, 2, 3, 4, 5], from: 510, to: 1020 };
  expect(hourValuesOf(office).businessHours).toEqual({ days: office.days, from: '08:30', to: '17:00' });
  expect(hoursOf(hourValuesOf(office))).toEqual(office);
});

test('the end of the day is midnight, and no hours are the whole day', () => {
  const weekend = { days: [6, 7], from: 0, to: 1440 };
  expect(hoursOf(hourValuesOf(weekend))).toEqual(weekend);
  expect(hoursOf({ businessHours: { days: [6, 7], from: '', to: '' } })).toEqual(weekend);
});

test('without days the agreement says none', () => {
  expect(hoursOf(hourValuesOf(null))).toBeNull();
  expect(hoursOf({ businessHours: { days: [], from: '08:00', to: '17:00' } })).toBeNull();
});
