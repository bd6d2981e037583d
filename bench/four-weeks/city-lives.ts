/**
 * Four weeks of a generated city's people: every person keeps home, work and a week of habits, and on each day
 * follows it or a newly drawn week, with an individual probability. Measurement uses only the first week.
 */
import { cellAt } from '../../packages/city/src/city-grid.ts';
import { prepareCity } from '../../packages/city/src/city-model.ts';
import { generateNetwork, networkParametersOf } from '../../packages/city/src/network.ts';
import { generatePanel } from '../../packages/city/src/panel.ts';
import { generatePlaces } from '../../packages/city/src/places.ts';
import { shenzhenBoxes } from '../../packages/city/src/testing/shenzhen-boxes.ts';
import type { VisitColumns } from '../../packages/people/src/week/visit-columns.ts';
import { visitChunks } from '../../packages/city/src/week.ts';
import type { RandomSource } from '../../packages/measurement/src/random.ts';

export interface CityLives {
  readonly weights: Float64Array;
  /** Cells of each bus line's way out. */
  readonly lines: readonly Uint32Array[];
  readonly cellCount: number;
  /** Expected contacts by day (28) and person of a plan with `intensity[cell]` contacts a minute outdoors. */
  contactsByDay(intensity: Float64Array): Float64Array[];
}

const weeks = 4;

/** Draws the lives. `habit` is the mean probability that a day follows the person's own week. */
export function cityLives(persons: number, habit: number, seed: number, random: RandomSource): CityLives {
  const city = prepareCity({ adcode: '440300', seed, districts: shenzhenBoxes, maxCells: 8000 });
  const places = generatePlaces(city);
  const panel = generatePanel(city, persons);
  const drawWeek = (draw: number): VisitColumns => {
    const [chunk] = visitChunks({ ...city, seed: seed + 7919 * draw }, panel, places, {
      personsPerChunk: persons,
    });
    return chunk.visits;
  };
  const drawn = Array.from({ length: weeks + 1 }, (_, draw) => drawWeek(draw));
  // source[p · 28 + day]: 0 = the person's own week, k = the fresh draw of week k.
  const source = new Uint8Array(persons * weeks * 7);
  for (let p = 0; p < persons; p++) {
    const own = Math.min(1, Math.max(0, habit + 0.6 * (random.next() - 0.5)));
    for (let day = 0; day < weeks * 7; day++) {
      source[p * weeks * 7 + day] = random.next() < own ? 0 : 1 + Math.floor(day / 7);
    }
  }
  const network = generateNetwork(city, { ...networkParametersOf(city), lineCount: 150 });
  const lines = network.map((line) => {
    const cells = line.directions[0].shape.map(([lng, lat]) => cellAt(city.grid, lng, lat));
    return Uint32Array.from(new Set(cells.filter((cell) => cell >= 0)));
  });
  const contactsByDay = (intensity: Float64Array): Float64Array[] => {
    const days = Array.from({ length: weeks * 7 }, () => new Float64Array(persons));
    drawn.forEach((visits, draw) => {
      for (let row = 0; row < visits.count; row++) {
        const contacts = visits.outdoors[row] * visits.minutes[row] * intensity[visits.cell[row]];
        if (contacts === 0) continue;
        const person = visits.person[row];
        for (let day = 0; day < weeks * 7; day++) {
          if (((visits.dayMask[row] >> (day % 7)) & 1) === 0) continue;
          if (source[person * weeks * 7 + day] === draw) days[day][person] += contacts;
        }
      }
    });
    return days;
  };
  return { weights: Float64Array.from(panel.weight), lines, cellCount: city.grid.size, contactsByDay };
}
