import { expect, test } from 'vitest';
import { heatPicture } from './heat-picture.ts';

const figure = (value: number | null) => ({ value, low: value, high: value, suppressed: value === null });
const scene = (name: string, shares: readonly (number | null)[]) => ({
  scene: name,
  hours: shares.map((share, hour) => ({ hour, taShare: figure(share) })),
});

test('a picture of scenes by hour shades by the largest share and hatches what is withheld', () => {
  const picture = heatPicture([scene('通勤', [0.2, 0.05]), scene('商务', [null, 0.1])] as never);
  expect(picture.summary).toBe('通勤 0–1 时最高（20.0%）。');
  expect(picture.columns).toEqual(['0', '1']);
  expect(picture.rows).toEqual([
    {
      name: '通勤',
      cells: [
        { lines: ['20'], depth: 1 },
        { lines: ['5.0'], depth: 0.25 },
      ],
    },
    {
      name: '商务',
      cells: [
        { lines: [], depth: null, isWithheld: true },
        { lines: ['10'], depth: 0.5 },
      ],
    },
  ]);
});
