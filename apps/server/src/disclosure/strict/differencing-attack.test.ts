import type { Endpoint } from '@ooh/contract/core/endpoint';
import { registry } from '@ooh/contract/registry';
import { seededRandom } from '@ooh/measurement/random';
import { beforeAll, expect, test } from 'vitest';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';
import { openPrivacyPolicy, type PrivacyPolicy } from './privacy-policy.ts';
import { readPanelSizes } from '../../measurement/crowd/panel-sizes.ts';

// The attacker knows all persons of an area except one, and makes two requests: for an audience without the
// target, and for one that includes the target if the target has the label. The difference of the answers reveals it.

const cityCode = '440300';
const pairs = 100;
const call = registry['city-perspective/getTaAreaSumHeatData'] as unknown as Endpoint;
const service = startTestService({ privacyMode: 'strict' });
let city: SmallCity;
let weight: number;
let organisations: string[];

beforeAll(async () => {
  city = await seedSmallCity(service.context, cityCode, { persons: 600, lines: 3, seed: 9 });
  const { cities } = await service.body('v1/crowd/estimate', {
    cityCodes: [cityCode],
    targetAudience: { groups: [] },
  });
  weight = cities[0].basis.universePersons / city.panel.persons.length;
  const rows = await service.context.db.selectFrom('organisation').select('id').orderBy('id').execute();
  organisations = rows.map(({ id }) => id);
});

const figure = (persons: number) => ({
  value: persons * weight,
  low: persons * weight,
  high: persons * weight,
  suppressed: false,
});

const audienceOf = (labelIds: number[]) => ({
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds }] }],
});

interface Asker {
  readonly policy: PrivacyPolicy | null;
  readonly organisationId: string;
}

/** The audience in an area's answer, from its figures. */
async function answered(asker: Asker, pair: number, labelIds: number[], persons: number): Promise<number> {
  const input = { cityCode, unit: 'cell', role: 'present', targetAudience: audienceOf(labelIds) };
  const center = [113.9 + (pair % 10) * 0.03, 22.5 + Math.floor(pair / 10) * 0.03];
  const row = { areaId: `area-${pair}`, name: `area ${pair}`, districtName: '南山区', center };
  const answer = { rows: [{ ...row, persons: figure(900), taPersons: figure(persons) }] };
  const { policy, organisationId } = asker;
  const left = policy === null ? answer : await policy.protect(call, input, { organisationId }, answer);
  return (left as typeof answer).rows[0].taPersons.value;
}

/** How often the attacker is right, with the two requests sent as `first` and as `second`. */
async function rightOf(seed: number, first: Asker, second: Asker): Promise<number> {
  const random = seededRandom(seed);
  let right = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const known = 60 + random.below(300);
    const isMember = random.below(2) === 1;
    const without = await answered(first, pair, [1], known);
    const withTarget = await answered(second, pair, [1, 2], known + Number(isMember));
    right += Number(withTarget - without > weight / 2 === isMember);
  }
  return right / pairs;
}

const policyOf = (secret: string) =>
  openPrivacyPolicy(service.context, (cities) => readPanelSizes(service.context, cities), secret);

test('without the policy two answers nearly always reveal one person', async () => {
  const asker: Asker = { policy: null, organisationId: organisations[0] };
  expect(await rightOf(1, asker, asker)).toBeGreaterThanOrEqual(0.98);
});

test('with it the attacker guesses: at most 60 of 100 pairs', async () => {
  const asker: Asker = { policy: policyOf('secret of one service'), organisationId: organisations[0] };
  expect(await rightOf(2, asker, asker)).toBeLessThanOrEqual(0.6);
});

test('noise alone protects against two organisations that combine their answers', async () => {
  expect(organisations.length).toBeGreaterThan(1);
  const policy = policyOf('secret of another service');
  const [one, other] = organisations;
  const right = await rightOf(3, { policy, organisationId: one }, { policy, organisationId: other });
  expect(right).toBeLessThanOrEqual(0.6);
});

test('a hundred repetitions give the same answer, also for another organisation', async () => {
  const policy = policyOf('secret of a third service');
  const answers = new Set<number>();
  for (let i = 0; i < 100; i++)
    answers.add(await answered({ policy, organisationId: organisations[i % 2] }, 500, [7], 150));
  expect(answers.size).toBe(1);
});

test('audiences that differ by fewer than the minimum cell get the same answer, others do not', async () => {
  const asker: Asker = { policy: policyOf('secret of a fourth service'), organisationId: organisations[0] };
  const first = await answered(asker, 600, [10], 200);
  for (const nearly of [151, 199, 201, 249])
    expect(await answered(asker, 600, [10, nearly], nearly)).toBe(first);
  expect(await answered(asker, 600, [10, 400], 400)).not.toBe(first);
});

test('shares and their bases give no second sample of the same number', async () => {
  const policy = policyOf('secret of a fifth service');
  const user = { organisationId: organisations[0] };
  const share = { value: 0.25, low: 0.2, high: 0.3, suppressed: false };
  const rows = [
    {
      areaId: 'area-700',
      name: 'area 700',
      districtName: '南山区',
      center: [114.4, 22.9],
      persons: figure(400),
      taPersons: figure(100),
      taConcentrationPeople: share,
    },
  ];
  const input = { cityCode, unit: 'cell', role: 'present', targetAudience: audienceOf([20]) };
  const left = (await policy.protect(call, input, user, { rows })) as { rows: typeof rows };
  const [row] = left.rows;
  const step = 5 * weight;
  expect(row.taConcentrationPeople.value).toBeCloseTo(row.taPersons.value / row.persons.value, 1);
  expect(Math.abs(row.persons.value - 400 * weight)).toBeLessThan(300 * weight + step);
});
