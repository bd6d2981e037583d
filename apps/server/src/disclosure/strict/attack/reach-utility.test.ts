import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { askReach } from './asked-figures.ts';
import { panelPersons, strictService } from './attacked-panel.ts';

const limits = readConfig({}, '1.0.0').privacyLimits;
const services = 200;
/** Two families each, and one for the audience. */
const evaluations = Math.floor((limits.city.questions - 1) / 2);

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))];

test('the error of a reach of a city is at most one point at a panel of 200,000, for all questions of a budget', async () => {
  expect(panelPersons).toBe(200_000);
  const random = seededRandom(20_261_129);
  const errors: number[] = [];
  const twice: number[] = [];
  for (let at = 0; at < services; at++) {
    const service = strictService(limits, `secret ${at}`);
    for (let plan = 0; plan < evaluations; plan++) {
      const reached = 4000 + random.below(120_000);
      const curve = [reached, Math.round(reached * 0.8)];
      const shown = await askReach(service, 'organisation 1', [`line-${plan}`], curve);
      errors.push(Math.abs(shown[0]! - curve[0]) / panelPersons);
      twice.push(Math.abs(shown[1]! - curve[1]) / panelPersons);
    }
  }
  const points = (value: number) => (100 * value).toFixed(2);
  const mean = errors.reduce((sum, value) => sum + value, 0) / errors.length;
  const figures = [
    mean,
    quantile(errors, 0.5),
    quantile(errors, 0.95),
    quantile(errors, 0.99),
    quantile(twice, 0.95),
  ];
  process.stdout.write(
    `reach, ${errors.length} evaluations: mean error, median, 95 %, 99 % and 95 % of 2+: ${figures.map(points).join(', ')} points\n`,
  );
  expect(mean).toBeLessThan(0.005);
  expect(quantile(errors, 0.95)).toBeLessThanOrEqual(0.01);
});
