/**
 * How much the estimated reach of chosen bus lines exceeds the truth: panels drawn from a population whose reach
 * by every plan is known.
 *   node bench/hold-out/main.ts [panels] [seed]
 * Prints the share that the chosen plans seem to reach, reach after the correction, and reach in truth.
 */
import {
  chooseOnHalves,
  correctChoice,
} from '../../apps/server/src/measurement/engine/work/hold-out-lines.ts';
import { rateProblemOf } from '../../apps/server/src/measurement/engine/work/select-lines.ts';
import { smallModel } from '../../apps/server/src/testing/small-model.ts';
import { seededRandom } from '../../packages/measurement/src/random.ts';
import { evaluateRates } from '../../packages/measurement/src/rate-reach.ts';
import { selectRates } from '../../packages/planning/src/select-rates.ts';

const population = 6000;
const panels = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 5);
const { model } = smallModel({ persons: population, lines: 60, seed: 3 });
const problem = rateProblemOf(model, {
  audience: { groups: [] },
  terms: model.lineIds.map((lineId) => ({
    lineId,
    lineName: lineId,
    days: 7,
    pricePerVehicleFen: 1_000_000,
    maxVehicles: 2,
  })),
  budgetFen: 12_000_000,
  objective: { kind: 'reach', k: 1 },
  maxLines: null,
  minVehicles: 0,
  seed: 1,
  seconds: 5,
});
const random = seededRandom(seed);

/** A panel of `size` persons of the population, without repetition. */
function drawPanel(size: number): Uint8Array {
  const panel = new Uint8Array(population);
  for (let drawn = 0; drawn < size;) {
    const person = random.below(population);
    if (panel[person] === 1) continue;
    panel[person] = 1;
    drawn++;
  }
  return panel;
}

console.log(`Reach in percent of the universe, means of ${panels} panels, seed ${seed}`);
console.log('persons   seems  corrected   truth   covered');
for (const size of [200, 400, 800, 1600]) {
  let [seems, corrected, truth, covered] = [0, 0, 0, 0];
  for (let panel = 0; panel < panels; panel++) {
    const asked = { ...problem, audience: drawPanel(size) };
    const control = { seed: 1, pairLimit: 8 * model.store.persons.length, targetGap: 0.01 };
    const found = selectRates(model.store, asked, control);
    if (found.status !== 'planned') throw new Error(found.status);
    const halves = chooseOnHalves(model, asked, panel, () => false);
    const holdOut = halves && correctChoice(model, asked, panel, found.lines, halves);
    if (holdOut === null) throw new Error('halves without a plan');
    const { reach, universe } = evaluateRates(model.store, found.lines);
    const real = reach / universe;
    seems += holdOut.apparent / panels;
    corrected += holdOut.corrected.estimate / panels;
    truth += real / panels;
    if (holdOut.corrected.low <= real && real <= holdOut.corrected.high) covered++;
  }
  const percent = (value: number): string => (100 * value).toFixed(2);
  console.log(
    `${String(size).padStart(7)}  ${percent(seems)}      ${percent(corrected)}   ${percent(truth)}   ${covered}/${panels}`,
  );
}
