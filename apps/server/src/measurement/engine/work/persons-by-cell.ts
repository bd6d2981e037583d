import { noCell, type CityModel } from '../city-model.ts';

/** Persons by the cell that they live, or work, in. */
export interface PersonsByCell {
  readonly start: Uint32Array;
  readonly person: Uint32Array;
}

function personsByCell(cellOf: Uint32Array, cellCount: number): PersonsByCell {
  const start = new Uint32Array(cellCount + 1);
  for (const cell of cellOf) if (cell !== noCell) start[cell + 1] = start[cell + 1] + 1;
  for (let cell = 0; cell < cellCount; cell++) start[cell + 1] = start[cell + 1] + start[cell];
  const next = start.slice();
  const person = new Uint32Array(start[cellCount]);
  cellOf.forEach((cell, p) => {
    if (cell === noCell) return;
    person[next[cell]] = p;
    next[cell] = next[cell] + 1;
  });
  return { start, person };
}

type Places = Pick<CityModel, 'cells' | 'homeCell' | 'workCell'>;

const indices = new WeakMap<Places, { homes: PersonsByCell; works: PersonsByCell }>();

/** Who lives, and who works, in each cell of a model. */
export function placesOfPersons(model: Places): { homes: PersonsByCell; works: PersonsByCell } {
  let index = indices.get(model);
  if (index === undefined) {
    const count = model.cells.length;
    index = { homes: personsByCell(model.homeCell, count), works: personsByCell(model.workCell, count) };
    indices.set(model, index);
  }
  return index;
}
