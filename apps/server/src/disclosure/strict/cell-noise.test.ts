import { expect, test } from 'vitest';
import type { AskedCell } from './asked-cell.ts';
import { cellNoise, type PanelSize } from './cell-noise.ts';

const config = {
  minimumCell: 50,
  privacyLimits: { city: { noise: 10, questions: 1 }, place: { noise: 4, questions: 1 } },
};
/** 1,000 panel persons of 20 people each, one of them of 60. */
const panel: PanelSize = { release: 'r', panelPersons: 1000, universe: 20_000, heaviest: 60 };

const cell = (level: 'city' | 'place', times: number, at: number): AskedCell => ({
  cityCode: '440300',
  question: { level, times, family: 'f', element: `${at}`, place: 'p', isOpen: false },
  people: 8000,
  shown: 0,
});

test.each([
  ['city', 1, 30],
  ['place', 1, 12],
  ['city', 9, 90],
  ['place', 24, 12 * Math.sqrt(24)],
] as const)(
  'the noise of a %s with %d counts of a person is σ × √t × largest ÷ mean weight',
  (level, times, σ) => {
    const noise = cellNoise(config, 'key');
    const draws = 20_000;
    let [sum, squares] = [0, 0];
    for (let at = 0; at < draws; at++) {
      const error = noise.noised(cell(level, times, at), 8000, panel).noised - 400;
      sum += error;
      squares += error * error;
    }
    expect(Math.abs(sum / draws)).toBeLessThan((4 * σ) / Math.sqrt(draws));
    // The standard error of a deviation is σ ÷ √(2 n).
    expect(Math.abs(Math.sqrt(squares / draws) / σ - 1)).toBeLessThan(4 / Math.sqrt(2 * draws));
  },
);

test('answers are compared within the minimum cell and two deviations of a difference', () => {
  const { near } = cellNoise(config, 'key').noised(cell('city', 1, 0), 8000, panel);
  expect(near).toBeCloseTo(50 + 2 * Math.sqrt(2) * 30, 9);
});

test('what is within its own interval of nobody is withheld; a cell that is listed only where anybody is, up to four deviations', () => {
  const noise = cellNoise(config, 'key');
  const ruler = noise.ruler(cell('city', 1, 0), panel);
  // 1.96 × √(30² + 134.9² ÷ 3) = 163.7, and sampling of 150 among 1,000.
  expect(ruler.persons(150).value).toBeNull();
  expect(ruler.persons(200)).toMatchObject({ value: 4000, suppressed: false });
  const { question } = cell('city', 1, 0);
  const open = noise.ruler({ ...cell('city', 1, 0), question: { ...question, isOpen: true } }, panel);
  expect(open.persons(169).value).toBeNull();
  expect(open.persons(50 + 4 * 30).value).not.toBeNull();
});

test('shares whose interval reaches beyond 25 points are withheld', () => {
  const ruler = cellNoise(config, 'key').ruler(cell('city', 1, 0), panel);
  expect(ruler.share(200, 400).value).toBeNull();
  expect(ruler.share(450, 900)).toMatchObject({ value: 0.5, suppressed: false });
});
