import { describe, expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import {
  bestVertex,
  byDefinition,
  listOf,
  measure,
  nothing,
  programOf,
  randomProgram,
} from '../../testing/linear-programs.ts';
import { FirstOrder } from './first-order.ts';
import type { LinearProgram } from './linear-program.ts';
import { stepSizes } from './step-sizes.ts';

/** A solution by weak duality: feasible, and worth what the multipliers prove. */
function expectSolved(program: LinearProgram, solver: FirstOrder, title = '') {
  const point = solver.point();
  const { excess, bound, worth } = measure(program, point);
  const scale = 1 + Math.abs(bound);
  expect(excess, title).toBeLessThan(1e-4);
  expect(Math.abs(bound - worth) / scale, title).toBeLessThan(1e-4);
  expect(solver.objective(), title).toBeCloseTo(worth, 9);
  return { point, bound };
}

describe('solutions', () => {
  test.each(listOf(60, (i) => i))(
    'random program %i: feasible and worth what its multipliers prove',
    (seed) => {
      const random = seededRandom(seed + 1).next;
      const program = randomProgram(random, 5 + Math.floor(26 * random()), 5 + Math.floor(36 * random()));
      const solver = new FirstOrder(program, nothing(program), 1 + 9 * random());
      for (let i = 0; i < 200; i++) solver.run(75);
      expectSolved(program, solver);
    },
  );

  test.each(listOf(40, (i) => i))('tiny program %i: the best vertex', (seed) => {
    const random = seededRandom(seed + 101).next;
    const program = randomProgram(random, 1 + Math.floor(4 * random()), Math.floor(6 * random()));
    const solver = new FirstOrder(program, nothing(program), 1);
    solver.run(6000);
    const { bound } = expectSolved(program, solver);
    expect(bound).toBeCloseTo(bestVertex(program), 2);
  });

  test('any start leads to the optimum, also one outside the ranges', () => {
    const random = seededRandom(7).next;
    const program = randomProgram(random, 12, 20);
    const best = new FirstOrder(program, nothing(program), 1);
    best.run(15_000);
    const { bound } = expectSolved(program, best);
    const far = {
      x: Float64Array.from({ length: 12 }, () => 20 * random() - 10),
      multipliers: Float64Array.from({ length: 20 }, () => 20 * random() - 10),
    };
    const other = new FirstOrder(program, far, 1);
    other.run(15_000);
    expect(expectSolved(program, other).bound).toBeCloseTo(bound, 2);
  });
});

describe('course', () => {
  test('every iterate is that of the definition, over restarts', () => {
    let restarts = 0;
    for (let seed = 0; seed < 12; seed++) {
      const program = randomProgram(seededRandom(seed + 301).next, 8, 12);
      for (const iterations of [1, 2, 3, 12, 13, 14, 60, 61, 150]) {
        const solver = new FirstOrder(program, nothing(program), 2);
        solver.run(iterations);
        const { x, multipliers } = solver.point();
        const expected = byDefinition(program, 2, iterations);
        const title = `seed ${seed}, ${iterations} iterations`;
        x.forEach((v, j) => expect(v, title).toBeCloseTo(expected.x[j], 8));
        multipliers.forEach((v, i) => expect(v, title).toBeCloseTo(expected.multipliers[i], 8));
        restarts += expected.restarts;
        expect(solver.entriesVisited, title).toBe(iterations * program.column.length);
      }
    }
    expect(restarts).toBeGreaterThan(50);
  });

  test('steps are short enough for every program: the scaled matrix has a norm of at most 1', () => {
    for (let seed = 0; seed < 20; seed++) {
      const program = randomProgram(seededRandom(seed + 401).next, 15, 20);
      const { start, column, value, rowCount } = program;
      const { rows, columns } = stepSizes(program);
      let v = columns.map((_, j) => 1 + (j % 3));
      let norm = 0;
      for (let power = 0; power < 100; power++) {
        const length = Math.hypot(...v);
        v = v.map((a) => a / length);
        const product = new Float64Array(v.length);
        for (let i = 0; i < rowCount; i++) {
          let sum = 0;
          for (let e = start[i]; e < start[i + 1]; e++)
            sum += value[e] * Math.sqrt(columns[column[e]]) * v[column[e]];
          for (let e = start[i]; e < start[i + 1]; e++)
            product[column[e]] += rows[i] * sum * value[e] * Math.sqrt(columns[column[e]]);
        }
        norm = Math.sqrt(Math.hypot(...product));
        if (norm === 0) break;
        v = product;
      }
      expect(norm).toBeLessThanOrEqual(1 + 1e-9);
      expect(norm).toBeGreaterThan(0.3);
    }
  });

  test('from a solution it stays at the solution', () => {
    for (let seed = 0; seed < 20; seed++) {
      const program = randomProgram(seededRandom(seed + 201).next, 15, 25);
      const solver = new FirstOrder(program, nothing(program), 10);
      solver.run(20_000);
      const { bound } = expectSolved(program, solver, String(seed));
      const again = new FirstOrder(program, solver.point(), 10);
      for (let i = 0; i < 10; i++) {
        again.run(7);
        expect(expectSolved(program, again, String(seed)).bound).toBeCloseTo(bound, 3);
      }
    }
  });

  test('parts of a run come to the same as the whole', () => {
    const program = randomProgram(seededRandom(11).next, 20, 30);
    const whole = new FirstOrder(program, nothing(program), 2);
    whole.run(500);
    const parts = new FirstOrder(program, nothing(program), 2);
    for (const count of [1, 10, 0, 89, 300, 100]) {
      parts.run(count);
      parts.point();
    }
    expect(parts.point()).toEqual(whole.point());
    expect(parts.entriesVisited).toBe(500 * program.column.length);
    expect(whole.entriesVisited).toBe(parts.entriesVisited);
  });

  test('before the first iteration the point is the start, in its ranges', () => {
    const program = programOf([[1, 1]], [1], [1, 1], [1, 0.5]);
    const start = { x: Float64Array.of(-1, 3), multipliers: Float64Array.of(-2) };
    const solver = new FirstOrder(program, start, 1);
    expect(solver.point()).toEqual({ x: Float64Array.of(0, 0.5), multipliers: Float64Array.of(0) });
    expect(solver.objective()).toBe(0.5);
    expect(start.x).toEqual(Float64Array.of(-1, 3));
  });

  test('the program is not changed', () => {
    const make = () => randomProgram(seededRandom(5).next, 10, 15);
    const program = make();
    new FirstOrder(program, nothing(program), 1).run(200);
    expect(program).toEqual(make());
  });
});

describe('degenerate programs', () => {
  const optimum = (program: LinearProgram, iterations = 4000) => {
    const solver = new FirstOrder(program, nothing(program), 1);
    solver.run(iterations);
    return expectSolved(program, solver);
  };

  test('no rows: every column with a gain at its upper end', () => {
    expect(optimum(programOf([], [], [3, -1, 0], [2, 5, 1])).bound).toBeCloseTo(6, 9);
  });

  test('no columns, empty rows', () => {
    expect(optimum(programOf([[], []], [0, 1], [], [])).bound).toBe(0);
  });

  test('zero objective', () => {
    const { point } = optimum(programOf([[1, -1]], [0.5], [0, 0], [1, 1]));
    expect(point.multipliers).toEqual(Float64Array.of(0));
  });

  test('ranges that are one point', () => {
    expect(optimum(programOf([[1, 1]], [1], [5, 1], [0, 3])).bound).toBeCloseTo(1, 4);
    expect(optimum(programOf([[1, 1]], [1], [5, 1], [0, 0])).bound).toBeCloseTo(0, 9);
  });

  test('coefficients of very different sizes', () => {
    const program = programOf(
      [
        [1e-3, 2e-3, 5e-4, 0],
        [-1, 1, 0, 0],
        [0, -300, 100, 1],
      ],
      [1e-3, 0, 0],
      [10, 3, 20, 0.1],
      [1, 1, 1, 50],
    );
    expect(optimum(program, 20_000).bound).toBeCloseTo(bestVertex(program), 2);
  });
});
