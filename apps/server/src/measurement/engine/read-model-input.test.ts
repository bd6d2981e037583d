import { beforeAll, expect, test } from 'vitest';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { modelInputOf } from '../../testing/small-model.ts';
import { startTestService } from '../../testing/test-service.ts';
import { modelReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import { modelInputReader } from './read-model-input.ts';
import { buildModel } from './work/build-model.ts';
import { CellTable, readPersons, readVisits } from './work/panel-rows.ts';

const service = startTestService();
let city: SmallCity;
beforeAll(async () => {
  city = await seedSmallCity(service.context, '440300', { persons: 600, lines: 5 });
});

async function readInput() {
  const data = await readCityData(service.context.db, ['440300']);
  const read = modelInputReader(service.context.db, service.context.clickhouse);
  return read(modelReleasesOf(data.get('440300')!)!, 'small');
}

test('a panel comes back from the fact store as it was written, person by person and visit by visit', async () => {
  const input = await readInput();
  const table = new CellTable();
  const persons = readPersons(input.persons, input.personCount, table);
  const { panel } = city;
  expect([...persons.weights]).toEqual(panel.persons.map((person) => person.weight));
  panel.persons.forEach((person, p) => {
    const labels = persons.labels.subarray(persons.labelStart[p], persons.labelStart[p + 1]);
    expect([...labels]).toEqual([...person.labels]);
  });
  const { visits } = readVisits(input.visits, table);
  const cells = table.cells;
  const seen = Array.from(visits.person, (person, i) =>
    [
      person,
      cells[visits.cell[i]],
      visits.hour[i],
      visits.dayMask[i],
      visits.minutes[i],
      visits.outdoors[i],
    ].join(' '),
  );
  const written = panel.visits.map(({ person, cell, hour, dayMask, minutes, outdoors }) =>
    [person, cell, hour, dayMask, minutes, outdoors].join(' '),
  );
  expect(seen.toSorted()).toEqual(written.toSorted());
});

test('whereabouts by cell are the visits as written, indoors and outdoors, persons in order', async () => {
  const table = new CellTable();
  const input = await readInput();
  readPersons(input.persons, input.personCount, table);
  const { presence } = readVisits(input.visits, table);
  const { start, person, hour, dayMask, minutes } = presence;
  const kept: string[] = [];
  table.cells.forEach((cell, c) => {
    for (let row = start[c]; row < start[c + 1]; row++) {
      if (row > start[c]) expect(person[row]).toBeGreaterThanOrEqual(person[row - 1]);
      kept.push([person[row], cell, hour[row] & 31, hour[row] >> 5, dayMask[row], minutes[row]].join(' '));
    }
  });
  const written = city.panel.visits.map((visit) =>
    [visit.person, visit.cell, visit.hour, visit.outdoors, visit.dayMask, visit.minutes].join(' '),
  );
  expect(kept.toSorted()).toEqual(written.toSorted());
});

test('lines come back with their ways and hours, and the model equals the one made without a store', async () => {
  const input = await readInput();
  expect(input.lines).toEqual(modelInputOf(city).lines);
  const [stored, direct] = [buildModel(input), buildModel(modelInputOf(city))];
  expect(stored.store.persons).toEqual(direct.store.persons);
  stored.store.rates.forEach((rate, e) => {
    expect(Math.abs(rate - direct.store.rates[e])).toBeLessThan(1e-6 * rate);
  });
});
