import { expect, expectTypeOf, test } from 'vitest';
import { certain } from './certain.ts';

test('a value that is there is handed on, also where it counts as false', () => {
  const days = new Map([['440300', 0]]);
  const found = certain(days.get('440300'), 'days of the city', '440300');
  expect(found).toBe(0);
  expectTypeOf(found).toEqualTypeOf<number>();
  expect(certain<string | null>('', 'name')).toBe('');
  expect(certain<boolean | undefined>(false, 'answer')).toBe(false);
});

test('an error names the invariant, and the key where one of many is missing', () => {
  const days = new Map<string, number>();
  expect(() => certain(days.get('440300'), 'days of the city', '440300')).toThrow(
    /^no days of the city for 440300$/,
  );
  expect(() => certain(days.get(''), 'seat', 0)).toThrow(/^no seat for 0$/);
  expect(() => certain(null, 'drawing context of a canvas')).toThrow(/^no drawing context of a canvas$/);
});
