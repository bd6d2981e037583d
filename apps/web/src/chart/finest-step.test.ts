import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finestStep } from './finest-step.ts';

const percent = (value: number) => `${(100 * value).toFixed(1)}%`;

test('a share with one decimal has steps of a tenth of a percent at least', () => {
  expect(finestStep(percent, 0.003)).toBe(0.001);
  expect(finestStep(percent, 0.6)).toBe(0.001);
});

test('whole figures have whole steps, and ten thousands with one decimal steps of a thousand', () => {
  expect(finestStep((value) => value.toFixed(0), 4)).toBe(1);
  const inTenThousands = (value: number) =>
    value < 10_000 ? value.toFixed(0) : `${(value / 10_000).toFixed(1)} 万`;
  expect(finestStep(inTenThousands, 3_000_000)).toBe(1000);
});

test('a format that tells nothing apart has no finest step', () => {
  expect(finestStep(() => '—', 1)).toBeUndefined();
});

test('labels a step apart are never the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 5000 }), (digits, thousandths) => {
      const format = (value: number) => value.toFixed(digits);
      const top = thousandths / 1000;
      const step = finestStep(format, top) ?? Number.NaN;
      const labels = Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => format(at * step));
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});
