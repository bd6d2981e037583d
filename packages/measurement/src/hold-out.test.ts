import { expect, test } from 'vitest';
import { holdOutCorrection, splitHalves } from './hold-out.ts';
import { seededRandom, type RandomSource } from './random.ts';
import { someMask } from './testing/small-store.ts';

const media = 60;
const picks = 5;

/** A panel in which person p certainly or never meets medium m. All media are equally good. */
const drawMeetings = (persons: number, chance: number, random: RandomSource): Uint8Array[] =>
  Array.from({ length: media }, () => someMask(random, persons, chance));

/** Greedy: the media that reach most of the masked persons. */
function choose(meetings: readonly Uint8Array[], mask: Uint8Array): Float64Array {
  const contacts = new Float64Array(mask.length);
  for (let pick = 0; pick < picks; pick++) {
    let [best, most] = [-1, -1];
    meetings.forEach((met, m) => {
      let gain = 0;
      for (let p = 0; p < mask.length; p++) if (mask[p] && met[p] && contacts[p] === 0) gain++;
      if (gain > most) [best, most] = [m, gain];
    });
    for (let p = 0; p < mask.length; p++) contacts[p] += 50 * meetings[best][p];
  }
  return contacts;
}

test('halves split every stratum of the audience evenly, from a seed', () => {
  const random = seededRandom(4);
  const strata = Uint8Array.from({ length: 500 }, () => random.below(7));
  const audience = someMask(random, 500, 0.6);
  const halves = splitHalves(strata, audience, seededRandom(9));
  for (let p = 0; p < 500; p++) expect(halves[0][p] + halves[1][p]).toBe(audience[p]);
  for (let h = 0; h < 7; h++) {
    const [a, b] = halves.map((half) => half.filter((belongs, p) => belongs && strata[p] === h).length);
    expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
  }
  expect(splitHalves(strata, audience, seededRandom(9))).toEqual(halves);
  expect(splitHalves(strata, audience, seededRandom(10))).not.toEqual(halves);
});

test('the reach of a plan chosen on its panel is overestimated, and the correction is unbiased on average', () => {
  const persons = 400;
  const chance = 0.1;
  const truth = 1 - (1 - chance) ** picks;
  const design = { strata: new Uint8Array(persons), weights: new Float64Array(persons).fill(1) };
  const everybody = new Uint8Array(persons).fill(1);
  const random = seededRandom(77);
  const panels = 60;
  let [apparent, corrected, covered] = [0, 0, 0];
  for (let panel = 0; panel < panels; panel++) {
    const meetings = drawMeetings(persons, chance, random);
    const halves = splitHalves(design.strata, null, random);
    const found = holdOutCorrection(
      design,
      choose(meetings, everybody),
      [choose(meetings, halves[0]), choose(meetings, halves[1])],
      halves,
    );
    if (found === null) throw new Error('both halves have persons');
    apparent += found.apparent / panels;
    corrected += found.corrected.estimate / panels;
    if (found.corrected.low <= truth && truth <= found.corrected.high) covered++;
  }
  // Uncorrected, a plan of equal media looks at least four points better than it is.
  expect(apparent - truth).toBeGreaterThan(0.04);
  expect(Math.abs(corrected - truth)).toBeLessThan(0.01);
  expect(covered).toBeGreaterThan(0.88 * panels);
});

test('a choice that is equal on both halves has no optimism, and an empty half gives no correction', () => {
  const random = seededRandom(5);
  const design = { strata: new Uint8Array(300), weights: new Float64Array(300).fill(2) };
  const contacts = Float64Array.from({ length: 300 }, () => random.next());
  const halves = splitHalves(design.strata, null, random);
  const found = holdOutCorrection(design, contacts, [contacts, contacts], halves);
  expect(found?.optimism).toBe(0);
  expect(found?.corrected.estimate).toBe(found?.apparent);
  expect(
    holdOutCorrection(design, contacts, [contacts, contacts], [halves[0], new Uint8Array(300)]),
  ).toBeNull();
});
