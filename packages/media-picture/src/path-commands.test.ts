import { expect, test } from 'vitest';
import { pathSteps } from './path-commands.ts';

test('commands become steps; H and V are lines, points after a move are joined', () => {
  expect(pathSteps('M1 2H5V-3.5Q6 7 8 9 Z')).toEqual([
    { command: 'M', points: [[1, 2]] },
    { command: 'L', points: [[5, 2]] },
    { command: 'L', points: [[5, -3.5]] },
    {
      command: 'Q',
      points: [
        [6, 7],
        [8, 9],
      ],
    },
    { command: 'Z', points: [] },
  ]);
  expect(pathSteps('M0 0 1 1').map(({ command }) => command)).toEqual(['M', 'L']);
});

test('a path with an unknown command or a missing number is refused', () => {
  expect(() => pathSteps('M0 0A1 1')).toThrow(RangeError);
  expect(() => pathSteps('M0')).toThrow(RangeError);
});
