import { crowdLabels } from '@ooh/reference/labels';
import type { Figure } from '@ooh/contract/domain/figure';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { cellFromUInt64, cellParent } from '@ooh/geo/h3-cell';
import { seededRandom } from '@ooh/measurement/random';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { belongs, drawAudience, labelIds } from '../../testing/drawn-audience.ts';
import { handRates } from '../../testing/hand-rates.ts';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { newPlan } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';

const minimumCell = 50;
const [shenzhen, shanghai] = ['440300', '310100'] as const;
const service = startTestService();
let city: SmallCity;
let other: SmallCity;
/** By line, who meets it at all. */
let meets: Map<string, Set<number>>;
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  city = await seedSmallCity(service.context, shenzhen, { persons: 1200, lines: 6, seed: 71 });
  other = await seedSmallCity(service.context, shanghai, { persons: 300, lines: 2, seed: 72 });
  meets = new Map(
    city.lines.map((line) => {
      const rates = handRates(city.panel, line);
      return [line.lineId, new Set([...rates.keys()].filter((p) => rates[p] > 0))];
    }),
  );
});

const random = seededRandom(424242);

const common = (a: ReadonlySet<number>, b: ReadonlySet<number>) => [...a].filter((one) => b.has(one)).length;
const isGroup = (count: number) => count === 0 || count >= minimumCell;
/** A part of a whole may be described: it is large enough, and so is what is left. */
const mayShow = (inside: number, outside: number) => inside >= minimumCell && isGroup(outside);

function expectShown(figure: Figure, isShown: boolean): void {
  expect(figure.suppressed).toBe(!isShown);
  if (isShown) expect(figure.value).not.toBeNull();
  else expect(figure).toEqual({ value: null, low: null, high: null, suppressed: true });
}

const seen = { shown: 0, small: 0, rest: 0, sumWithheld: 0, lines: 0, portraits: 0, cells: 0 };

async function checkEstimate(audience: TargetAudience): Promise<void> {
  const answer = await service.body('v1/crowd/estimate', {
    cityCodes: [shenzhen, shanghai],
    targetAudience: audience,
  });
  const parts = [city, other].map(({ panel }) => {
    const inside = panel.persons.filter((person) => belongs(person, audience));
    return { inside, outside: panel.persons.length - inside.length };
  });
  parts.forEach(({ inside, outside }, i) => {
    const isShown = mayShow(inside.length, outside);
    expectShown(answer.cities[i].persons, isShown);
    expectShown(answer.cities[i].share, isShown);
    const people = inside.reduce((sum, { weight }) => sum + weight, 0);
    if (isShown) expect(answer.cities[i].persons.value).toBeCloseTo(people, 5);
  });
  const hidden = parts.filter(({ inside, outside }) => !mayShow(inside.length, outside));
  const add = (of: typeof parts, what: (part: (typeof parts)[number]) => number) =>
    of.reduce((sum, part) => sum + what(part), 0);
  const tellsHidden =
    hidden.length > 0 &&
    !mayShow(
      add(hidden, (p) => p.inside.length),
      add(hidden, (p) => p.outside),
    );
  if (tellsHidden) seen.sumWithheld++;
  const isSumShown =
    !tellsHidden &&
    mayShow(
      add(parts, (p) => p.inside.length),
      add(parts, (p) => p.outside),
    );
  expectShown(answer.persons, isSumShown);
  expectShown(answer.share, isSumShown);
}

const flights = [{ startDate: '2027-03-01', endDate: '2027-03-28' }];

async function checkEvaluation(planId: string, members: ReadonlySet<number>): Promise<void> {
  if (members.size === 0) return;
  const lines = city.lines.map(({ lineId }) => ({
    lineId,
    formId: 1,
    deck: 'single' as const,
    vehicles: 2,
    flights,
  }));
  const found = await service.body('v1/bus-plan/evaluate', {
    planId,
    cityCode: shenzhen,
    delivery: { lines },
  });
  const isShown = mayShow(members.size, city.panel.persons.length - members.size);
  for (const name of [
    'impressions',
    'taImpressions',
    'reach',
    'reachShare',
    'frequency',
    'taConcentrationPeople',
    'taConcentrationImpressions',
    'tgi',
  ] as const)
    expectShown(found[name], isShown);
  const met = city.lines.filter(({ lineId }) => common(meets.get(lineId)!, members) >= minimumCell);
  expect(found.lineContributions.map((one) => one.lineId)).toEqual(
    isShown ? met.map((line) => line.lineId) : [],
  );
  if (isShown) return;
  expect(found).toMatchObject({
    taUniverse: null,
    panelPersons: null,
    effectiveSample: null,
    grp: null,
    cpmFen: null,
    taCpmFen: null,
    cprpFen: null,
  });
  expect([found.reachAtLeast, found.distribution, found.weeklyReach]).toEqual([[], [], []]);
}

/** A difference is shown where the audience is, and those who notice it are as many as a figure needs. */
async function checkComparison(planId: string, members: ReadonlySet<number>): Promise<void> {
  if (members.size === 0) return;
  const [{ lineId }] = city.lines as [(typeof city.lines)[number]];
  const buying = (vehicles: number) => ({
    lines: [{ lineId, formId: 1, deck: 'single' as const, vehicles, flights }],
  });
  const where = { planId, cityCode: shenzhen };
  const found = await service.body('v1/bus-plan/compare', { ...where, before: buying(1), after: buying(2) });
  const changed = common(meets.get(lineId)!, members);
  const isShown =
    mayShow(members.size, city.panel.persons.length - members.size) &&
    (changed === 0 || changed >= minimumCell);
  for (const name of ['reach', 'reachShare', 'taImpressions'] as const) expectShown(found[name], isShown);
  expect(found.verdict === 'withheld').toBe(!isShown);
}

async function checkLines(planId: string, members: ReadonlySet<number>): Promise<void> {
  const { lines } = await service.body('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode: shenzhen });
  for (const line of lines) {
    const all = meets.get(line.lineId)!;
    const inside = common(all, members);
    const isShown = mayShow(inside, all.size - inside);
    expectShown(line.taConcentration, isShown);
    expectShown(line.tgi, isShown);
    expect(line.taContactsPerVehicleDay !== null).toBe(isShown);
    expect(line.taReachOfOneVehicle !== null).toBe(inside >= minimumCell);
    if (!isShown) seen.lines++;
  }
}

async function checkPortrait(planId: string, members: ReadonlySet<number>): Promise<void> {
  const pack = await service.body('v1/crowd/user-package', { planId });
  const outside = city.panel.persons.length - members.size;
  for (const dimension of pack.portrait) {
    let left = members.size;
    for (const { labelId, share, tgi } of dimension.labels) {
      const carriers = city.panel.persons.filter(({ labels }) => labels.includes(labelId));
      const inside = carriers.filter(({ person }) => members.has(person)).length;
      expect(mayShow(carriers.length, city.panel.persons.length - carriers.length)).toBe(true);
      if (share.suppressed) {
        expect([share.value, share.low, share.high, tgi]).toEqual([null, null, null, null]);
        continue;
      }
      seen.portraits++;
      expect(mayShow(members.size, outside)).toBe(true);
      expect(mayShow(inside, members.size - inside)).toBe(true);
      expect(isGroup(carriers.length - inside)).toBe(true);
      left -= inside;
    }
    const rule = crowdLabels
      .flatMap((one) => one.dimensions)
      .find((one) => one.dimension === dimension.dimension)!;
    if (rule.exclusive && left < members.size) expect(isGroup(left)).toBe(true);
  }
  for (const step of pack.composition)
    for (const figure of [step.persons, step.personsSoFar])
      expect(figure.suppressed).toBe(figure.value === null);
}

async function checkCells(audience: TargetAudience, members: ReadonlySet<number>): Promise<void> {
  const { planId } = await newPlan(service, { kind: 'ta', taThreshold: 0, targetAudience: audience });
  const { areas } = await service.body('ai-option-mode/getCrowdTagPlanDetail', { planId });
  const present = new Map<string, Set<number>>();
  for (const { person, cell } of city.panel.visits) {
    const parent = cellParent(cellFromUInt64(cell), 8);
    present.set(parent, (present.get(parent) ?? new Set()).add(person));
  }
  const rich = [...present].filter(([, who]) => {
    const inside = common(who, members);
    return mayShow(inside, who.size - inside);
  });
  expect(areas.map((area) => area.areaId).toSorted()).toEqual(rich.map(([cell]) => cell).toSorted());
  for (const area of areas)
    for (const figure of [area.taPersons, area.taConcentration, area.taConcentrationHours])
      expect(figure.value).not.toBeNull();
  seen.cells += areas.length;
}

/** Of these `npm test` takes a third. */
const audiences = process.env['OOH_TEST_ALL'] === '1' ? 300 : 100;

test(`no answer about ${audiences} random audiences describes fewer than 50 panel persons, directly or as a complement`, async () => {
  for (let i = 0; i < audiences; i++) {
    const audience = drawAudience(random, i);
    const who = city.panel.persons.filter((person) => belongs(person, audience));
    const members = new Set(who.map(({ person }) => person));
    const outside = city.panel.persons.length - members.size;
    if (mayShow(members.size, outside)) seen.shown++;
    else if (members.size < minimumCell) seen.small++;
    else seen.rest++;
    await checkEstimate(audience);
    const { planId } = await newPlan(service, { targetAudience: audience });
    await checkEvaluation(planId, members);
    if (i % 6 === 0) await checkComparison(planId, members);
    await checkLines(planId, members);
    if (i % 5 === 0) await checkPortrait(planId, members);
    if (i % 5 === 1) await checkCells(audience, members);
  }
  // The sample is worth something: every kind of audience came up.
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(audiences / 30);
});

test('labels of few persons have no share, and no other share reveals it', async () => {
  const tree = await service.body('common/getCrowdLabelList', { cityCode: shenzhen });
  const total = city.panel.persons.length;
  let withheld = 0;
  for (const { exclusive, labels } of tree.flatMap((category) => category.dimensions)) {
    let left = total;
    for (const { labelId, share } of labels) {
      const count = city.panel.persons.filter((person) => person.labels.includes(labelId)).length;
      if (share === null) {
        withheld++;
        continue;
      }
      expect(mayShow(count, total - count)).toBe(true);
      left -= count;
    }
    if (exclusive && left < total) expect(isGroup(left)).toBe(true);
  }
  expect(withheld).toBeGreaterThan(5);
  const planTree = await service.body('ai-option-mode/getCrowdLabelList', { cityCodes: [shenzhen] });
  expect(planTree).toEqual(tree);
});

test('nothing is selected or explained for an audience below the minimum', async () => {
  const rare = labelIds.find((labelId) => {
    const count = city.panel.persons.filter(({ labels }) => labels.includes(labelId)).length;
    return count > 5 && count < minimumCell;
  })!;
  const targetAudience = { groups: [{ conditions: [{ labelIds: [rare] }] }] };
  const { planId } = await newPlan(service, { targetAudience });
  const asked = { planId, cityCode: shenzhen, delivery: { lines: [] }, lineId: '440300-small-00' };
  const explained = await service.call('v1/bus-plan/explain-line', asked);
  expect(explained.envelope).toMatchObject({ code: '12', body: null });
  expect(explained.envelope.message).toContain('样本不足');
  const detail = await service.body('v1/bus-plan/line-detail', {
    planId,
    cityCode: shenzhen,
    lineId: '440300-small-00',
  });
  expect(detail).toMatchObject({ hourlyTaContacts: [], overlaps: [] });
});
