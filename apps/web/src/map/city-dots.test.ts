import { expect, test } from 'vitest';
import { cityDots } from './city-dots.ts';

test('the largest city has the largest point, marked ones another colour; cities without a place are left out', () => {
  const rows = [
    { cityCode: '440300', center: [114, 22.5] as [number, number], units: 400 },
    { cityCode: '420100', center: [114.3, 30.6] as [number, number], units: 100 },
    { cityCode: '310100', center: null, units: 50 },
  ];
  const dots = cityDots(
    rows,
    {
      sizeOf: ({ units }) => units,
      nameOf: ({ cityCode }) => cityCode,
      isMarked: ({ units }) => units < 200,
    },
    { usual: 'blue', marked: 'red' },
  );
  expect(dots.map(({ id, colour, scale }) => [id, colour, Number(scale?.toFixed(2))])).toEqual([
    ['440300', 'blue', 2.2],
    ['420100', 'red', 1.4],
  ]);
  expect(
    cityDots([], { sizeOf: () => 0, nameOf: () => '', isMarked: () => false }, { usual: '', marked: '' }),
  ).toEqual([]);
});
