import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { evaluatePassages } from '../passage-reach.ts';
import { evaluateRates } from '../rate-reach.ts';
import { randomPanel, type PanelShape } from '../testing/random-panel.ts';
import { buildPanel } from './build-panel.ts';
import { maskOfPersons } from './panel-mask.ts';
import { ScalarReference } from './scalar-reference.ts';

/** Contacts of every person computed from the input rows. */
function passagesOf(panel: ReturnType<typeof randomPanel>, media: readonly number[]): Float64Array {
  const { rows, persons } = panel;
  const contacts = new Float64Array(persons.weights.length);
  for (const m of media) {
    for (let e = rows.rowStart[m]; e < rows.rowStart[m + 1]; e++) {
      contacts[rows.persons[e]] += rows.passages ? rows.passages[e] : 1;
    }
  }
  return contacts;
}

const close = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));

const shapes: PanelShape[] = [
  { seed: 11, persons: 900, media: 20, form: 'passages' },
  { seed: 12, persons: 66_100, media: 10, form: 'counted' },
  { seed: 13, persons: 700, media: 15, form: 'counted', ownWeights: true },
];

describe.each(shapes)('scalar reference against the input rows, $form of $persons', (shape) => {
  const panel = randomPanel(shape);
  const store = buildPanel(panel.persons, panel.rows);
  const { weights } = panel.persons;
  const random = seededRandom(shape.seed);
  const marked = Uint8Array.from(weights, () => (random.next() < 0.4 ? 1 : 0));
  const media = Array.from({ length: shape.media }, (_, m) => m).filter((m) => m % 3 !== 1);
  const sum = (worth: (p: number) => number) =>
    weights.reduce((all, w, p) => all + marked[p] * w * worth(p), 0);

  it('counts reach, classes and contacts of an audience', () => {
    const plain = new ScalarReference(store);
    plain.setAudience(maskOfPersons(store, marked));
    const contacts = passagesOf(panel, media);
    close(
      plain.reach(media).weight,
      sum((p) => (contacts[p] > 0 ? 1 : 0)),
    );
    const classes = plain.distribution(media, 5);
    for (let n = 0; n <= 5; n++)
      close(
        classes.weight[n],
        sum((p) => (Math.min(5, contacts[p]) === n ? 1 : 0)),
      );
    for (const m of media.slice(0, 4)) {
      const own = passagesOf(panel, [m]);
      close(
        plain.contacts(m),
        sum((p) => own[p]),
      );
      close(
        store.mediumContacts[m],
        weights.reduce((all, w, p) => all + w * own[p], 0),
      );
    }
  });

  it.each([
    [1, 0],
    [3, 0],
    [3, 2],
  ])('keeps the worth of a cover for k = %i from %i', (k, from) => {
    const plain = new ScalarReference(store);
    plain.setAudience(maskOfPersons(store, marked));
    plain.startCover(k, from);
    const worthOf = (plan: readonly number[]) => {
      const contacts = passagesOf(panel, plan);
      return sum((p) => Math.min(contacts[p], k) - Math.min(contacts[p], from));
    };
    const plan = media.slice(0, 5);
    for (const m of plan) plain.addMedium(m);
    close(plain.coverWorth(), worthOf(plan));
    const gains = new Float64Array(shape.media);
    plain.gains(null, gains);
    for (const m of [0, 1, 4, 7]) close(gains[m], worthOf([...plan, m]) - worthOf(plan));
    plain.removeMedium(plan[2]);
    close(plain.coverWorth(), worthOf(plan.filter((m) => m !== plan[2])));
  });
});

describe('scalar reference of probabilities', () => {
  it('agrees with rateReach', () => {
    const panel = randomPanel({ seed: 21, persons: 2_000, media: 12, form: 'rates', densities: [0.1, 0.4] });
    const store = buildPanel(panel.persons, panel.rows);
    const lines = [0, 3, 4, 9].map((medium) => ({ medium, amount: medium + 0.5 }));
    const expected = evaluateRates(
      { personCount: 2_000, weights: panel.persons.weights, ...panel.rows, rates: panel.rows.rates! },
      lines.map(({ medium, amount }) => ({ medium, vehicles: 1, days: amount })),
    );
    const actual = new ScalarReference(store).rateDistribution(lines, 10).weight;
    expected.distribution.forEach((people, n) => close(actual[n], people));
  });

  it('agrees with passageReach', () => {
    const panel = randomPanel({ seed: 22, persons: 600, media: 10, form: 'thinned', densities: [0.1, 0.4] });
    const store = buildPanel(panel.persons, panel.rows);
    const lines = [1, 3, 4, 9].map((medium) => ({ medium, amount: medium % 3 }));
    const expected = evaluatePassages(
      {
        personCount: 600,
        weights: panel.persons.weights,
        ...panel.rows,
        counts: panel.rows.passages as Uint16Array,
        probabilities: panel.rows.probabilities!,
      },
      lines.map(({ medium, amount }) => ({ medium, repeats: amount })),
    );
    const plain = new ScalarReference(store);
    const actual = plain.thinnedDistribution(lines, 10).weight;
    expected.distribution.forEach((people, n) => close(actual[n], people));
    close(plain.thinnedReach(lines), expected.reach);
  });
});
