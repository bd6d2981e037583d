import { rowsByMedium, type ConstraintRow, type Domain } from '../constraint/constraint-row.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import { amountsByPerson, type AmountsByPerson } from '../objective/rows-by-person.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';

/** A problem without the media that a box rules out, and the numbers of its media in the larger problem. */
export interface Contraction {
  readonly problem: SelectionProblem;
  readonly domain: Domain;
  readonly media: Uint32Array;
}

/**
 * Removes the media whose number is 0 in the box, and the persons whom no remaining medium reaches. In passage form
 * persons with identical passages are merged, as are those whom the box's minimum plan already
 * covers. Every plan of the box keeps its value and every tangent its bound.
 */
export function contract(problem: SelectionProblem, domain: Domain): Contraction {
  const kept: number[] = [];
  for (let m = 0; m < domain.hi.length; m++) if (domain.hi[m] > 0) kept.push(m);
  const media = Uint32Array.from(kept);
  const position = new Int32Array(domain.hi.length).fill(-1);
  media.forEach((m, i) => (position[m] = i));
  const pick = (from: Int32Array) => Int32Array.from(media, (m) => from[m]);
  const rows = problem.rows.map((row) => contractRow(row, position));
  const byPerson = amountsByPerson(problem.matrix, media);
  const passage = problem.curve.form === 'passage';
  return {
    problem: {
      ...problem,
      matrix: passage
        ? mergedMatrix(problem, domain, media, byPerson)
        : contractMatrix(problem.matrix, media, byPerson.start),
      domain: { lo: pick(problem.domain.lo), hi: pick(problem.domain.hi), least: pick(problem.domain.least) },
      price: Float64Array.from(media, (m) => problem.price[m]),
      linePrice: Float64Array.from(media, (m) => problem.linePrice[m]),
      rows,
      byMedium: rowsByMedium(rows, media.length),
    },
    domain: { lo: pick(domain.lo), hi: pick(domain.hi), least: pick(domain.least) },
    media,
  };
}

function contractRow(row: ConstraintRow, position: Int32Array): ConstraintRow {
  const at = [...row.media.keys()].filter((i) => position[row.media[i]] >= 0);
  return {
    ...row,
    media: Uint32Array.from(at, (i) => position[row.media[i]]),
    perVehicle: Float64Array.from(at, (i) => row.perVehicle[i]),
    perLine: Float64Array.from(at, (i) => row.perLine[i]),
  };
}

/** The matrix of the kept media over the persons with any of them. */
function contractMatrix(matrix: ContactMatrix, media: Uint32Array, start: Uint32Array): ContactMatrix {
  const renumbered = new Int32Array(matrix.personCount).fill(-1);
  let people = 0;
  for (let p = 0; p < matrix.personCount; p++) if (start[p + 1] > start[p]) renumbered[p] = people++;
  const weights = new Float64Array(people);
  for (let p = 0; p < matrix.personCount; p++)
    if (renumbered[p] >= 0) weights[renumbered[p]] = matrix.weights[p];
  const rowStart = new Uint32Array(media.length + 1);
  media.forEach((m, i) => (rowStart[i + 1] = rowStart[i] + matrix.rowStart[m + 1] - matrix.rowStart[m]));
  const persons = new Uint32Array(rowStart[media.length]);
  const amounts = new Float32Array(persons.length);
  media.forEach((m, i) => {
    const from = matrix.rowStart[m];
    for (let e = rowStart[i]; e < rowStart[i + 1]; e++) {
      persons[e] = renumbered[matrix.persons[from + e - rowStart[i]]];
      amounts[e] = matrix.amounts[from + e - rowStart[i]];
    }
  });
  const scale = Float64Array.from(media, (m) => matrix.scale[m]);
  return { personCount: people, mediaCount: media.length, weights, rowStart, persons, amounts, scale };
}

/** Persons of equal rows merged; a person covered by a single medium of the minimum plan keeps only that medium. */
function mergedMatrix(
  { matrix, curve }: SelectionProblem,
  domain: Domain,
  media: Uint32Array,
  rows: AmountsByPerson,
): ContactMatrix {
  const groups = new Map<string, number>();
  const first: number[] = [];
  const only: number[] = [];
  const weights: number[] = [];
  for (let p = 0; p < matrix.personCount; p++) {
    const [from, to] = [rows.start[p], rows.start[p + 1]];
    if (from === to) continue;
    let covering = -1;
    for (let e = from; e < to && covering < 0; e++)
      if (domain.lo[media[rows.media[e]]] * rows.amounts[e] >= curve.k) covering = e;
    const key =
      covering >= 0
        ? `c${rows.media[covering]}`
        : `${rows.media.subarray(from, to).join()}|${rows.amounts.subarray(from, to).join()}`;
    const group = groups.get(key);
    if (group !== undefined) {
      weights[group] += matrix.weights[p];
      continue;
    }
    groups.set(key, weights.length);
    weights.push(matrix.weights[p]);
    first.push(covering >= 0 ? covering : from);
    only.push(covering >= 0 ? covering + 1 : to);
  }
  const rowStart = new Uint32Array(media.length + 1);
  const entries = (visit: (m: number, g: number, amount: number) => void) =>
    first.forEach((from, g) => {
      for (let e = from; e < only[g]; e++) visit(rows.media[e], g, rows.amounts[e]);
    });
  entries((m) => rowStart[m + 1]++);
  for (let m = 0; m < media.length; m++) rowStart[m + 1] += rowStart[m];
  const at = rowStart.slice();
  const persons = new Uint32Array(rowStart[media.length]);
  const amounts = new Float32Array(persons.length);
  entries((m, g, amount) => {
    persons[at[m]] = g;
    amounts[at[m]++] = amount;
  });
  const scale = Float64Array.from(media, (m) => matrix.scale[m]);
  const personCount = weights.length;
  return {
    personCount,
    mediaCount: media.length,
    weights: Float64Array.from(weights),
    rowStart,
    persons,
    amounts,
    scale,
  };
}
