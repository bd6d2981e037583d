import type { CombinationProposal, Lot } from '@ooh/contract/domain/combination';
import { leastUnitsOf } from '@ooh/contract/domain/combination-names';
import { exampleEvidence } from '@ooh/contract/domain/strategy-draft';
import { shareText, yuanText } from '@ooh/report/report-text';
import { readPdfText } from '@ooh/report/testing/read-pdf-text';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { textsOfBook } from '../../testing/scoped-exports.ts';
import { dayAhead, orderBriefOf } from '../../testing/new-order.ts';
import { seedSmallInventory, shelterFace, standWherePeoplePass } from '../../testing/small-inventory.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService, type CallOptions } from '../../testing/test-service.ts';

const cityCode = '440300';
const shelters = 40;
const service = startTestService();
const planner = { as: 'planner' } as const;

const startDate = () => dayAhead(service, 40);
const flight = () => ({ startDate: startDate(), weeks: 4 });
const base = () => ({ cityCodes: [cityCode], targetAudience: { groups: [] }, ...flight() });

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  const { panel } = await seedSmallCity(context, cityCode, { persons: 1200, lines: 6, seed: 5 });
  await seedSmallInventory(service, cityCode, { shelters });
  await standWherePeoplePass(service, cityCode, panel, shelters);
});

async function proved(over: object = {}): Promise<CombinationProposal> {
  const asked = { ...base(), budgetFen: 60_000_000, largestShare: 1, ...over };
  const { proposalId, jobId } = await service.body('v1/combination/propose', asked, planner);
  await jobEnd(service, jobId, 'planner');
  return service.body('v1/combination/proposal', { proposalId }, planner);
}

/** The proposal that most tests are about: its proof takes seconds. */
let proposal: Promise<CombinationProposal> | undefined;
const provedOnce = (): Promise<CombinationProposal> => (proposal ??= proved());

const inputs = (lots: readonly Lot[]) =>
  lots.map(({ cityCode: city, mediumId, formId, units }) => ({ cityCode: city, mediumId, formId, units }));

test('a goal has a proved best combination, a cheapest one that costs no more, and a curve that never falls', async () => {
  const found = await provedOnce();
  expect(found.state).toBe('proved');
  const [best, least] = ['best', 'least'].map((kind) => found.proposals.find((one) => one.kind === kind)!);
  const { value, bound } = best.certificate;
  expect(value!).toBeLessThanOrEqual(bound! * (1 + 1e-9));
  // What is proved on the panel is what the measure of orders says.
  expect(best.evaluation.reachShare.value!).toBeCloseTo(value!, 5);
  expect(best.evaluation.reachShareRange!.low).toBeLessThan(value!);
  expect(best.evaluation.amounts.totalFen).toBeLessThanOrEqual(60_000_000);
  expect(least.evaluation.amounts.totalFen).toBeLessThanOrEqual(best.evaluation.amounts.totalFen);
  expect(least.certificate.value!).toBeGreaterThanOrEqual(value! * (1 - 1e-9));
  const shares = found.frontier.flatMap(({ share }) => share ?? []);
  expect(shares.length).toBeGreaterThan(3);
  shares.slice(1).forEach((share, i) => expect(share).toBeGreaterThanOrEqual(shares[i] - 1e-9));
  for (const point of found.frontier)
    if (point.share !== null) expect(point.share).toBeLessThanOrEqual(point.boundShare! * (1 + 1e-9));
  // Lots are bought whole: vehicles by fives, shelters by tens.
  for (const lot of best.lots) expect(lot.quantity % leastUnitsOf(lot.mediumId)).toBe(0);
});

test('an order made of a combination has the same net price to the fen, the same reach and the same N+ curve', async () => {
  const { proposals } = await provedOnce();
  const { lots, evaluation } = proposals.find(({ kind }) => kind === 'best')!;
  const endDate = dayAhead(service, 40 + 27);
  const days = { startDate: startDate(), endDate };
  const brief = orderBriefOf(service, {
    cityCodes: [cityCode],
    mediumIds: [...new Set(lots.map((lot) => lot.mediumId))],
    targetAudience: { groups: [] },
    ...days,
  });
  const items = lots.flatMap((lot) =>
    lot.units.map((unit) => ({ cityCode, mediumId: lot.mediumId, formId: lot.formId, ...unit, ...days })),
  );
  const { orderId } = await service.body('mediaOrder/create', { brief, items }, planner);
  const order = await service.body('mediaOrder/overallInvestmentEstimatePlacement', { orderId }, planner);
  expect(order.investment.amounts).toEqual(evaluation.amounts);
  expect(order.allMedia!.reach.value).toBeCloseTo(evaluation.reach.value!, 6);
  expect(order.allMedia!.reachAtLeast.map(({ share }) => share.toFixed(9))).toEqual(
    evaluation.reachAtLeast.map(({ share }) => share.toFixed(9)),
  );
});

test('an order of a mix becomes the outcome of its draft, leads back to both, and is not made over a newer draft', async () => {
  const units = Array.from({ length: 10 }, (_, n) => ({ faceId: shelterFace(cityCode, n), quantity: 1 }));
  const lots = [{ cityCode, mediumId: 2, formId: 1, units }];
  const mixBrief = { ...base(), budgetFen: 60_000_000 };
  const kept = { name: '十面候车亭', kind: 'target' as const, brief: mixBrief, lots };
  const { combinationId } = await service.body('v1/combinations/save', kept, planner);
  const { draftId } = await service.body('v1/strategy-drafts/save', { name: '冬季', version: 0 }, planner);
  const days = { startDate: startDate(), endDate: dayAhead(service, 40 + 27) };
  const order = {
    brief: orderBriefOf(service, { cityCodes: [cityCode], mediumIds: [2], ...days }),
    items: units.map((unit) => ({ cityCode, mediumId: 2, formId: 1, ...unit, ...days })),
  };
  const asked = { draftId, to: 'order' as const, version: 1, mix: { combinationId, order } };
  const made = await service.body('v1/strategy-drafts/hand-over', asked, planner);
  expect(made.sentence).toBe('已带入 10 行媒体');
  const draft = await service.body('v1/strategy-drafts/get', { draftId }, planner);
  expect(draft).toMatchObject({
    state: 'handed-over',
    outcome: { kind: 'order', id: made.id },
    chosenCombinationId: combinationId,
    version: 2,
  });
  const origin = { kind: 'order' as const, id: made.id };
  expect(await service.body('v1/strategy-drafts/origin', origin, planner)).toEqual({
    draft: { draftId, name: '冬季' },
    combination: { combinationId, name: '十面候车亭' },
  });
  // An outdated version and an unknown mix make no order; whoever does not read the draft is not told of it.
  const orders = async () =>
    Number((await service.context.db.selectFrom('media_order').select('order_id').execute()).length);
  const before = await orders();
  expectFailure(await service.callRaw('v1/strategy-drafts/hand-over', asked, planner), 'conflict');
  const unknown = { combinationId: '00000000-0000-0000-0000-000000000000', order };
  const strange = { ...asked, version: 2, mix: unknown };
  expectFailure(await service.callRaw('v1/strategy-drafts/hand-over', strange, planner), 'notFound');
  expect(await orders()).toBe(before);
  const nothing = { draft: null, combination: null };
  expect(await service.body('v1/strategy-drafts/origin', origin, { as: 'admin' })).toEqual(nothing);
  expect(await service.body('v1/strategy-drafts/origin', { ...origin, id: 'nothing' }, planner)).toEqual(
    nothing,
  );
  await service.body('v1/combinations/remove', { combinationId, version: 1 }, planner);
});

test('impossible goals name what conflicts, with fixes; an unknown proposal or brand is refused', async () => {
  const found = await proved({ budgetFen: 1_000_000, mustMediumIds: [2], largestShare: 0.5 });
  expect(found.state).toBe('infeasible');
  expect(found.conflicts.length).toBeGreaterThan(1);
  const fix = found.conflicts.find(({ constraint }) => constraint === '预算')?.fix?.change.budgetFen;
  const mended = await proved({
    budgetFen: fix ?? 40_000_000,
    mustMediumIds: [2],
    largestShare: fix === undefined ? 1 : 0.5,
  });
  expect(mended.state).toBe('proved');
  const unknown = { proposalId: '00000000-0000-0000-0000-000000000000' };
  expectFailure(await service.callRaw('v1/combination/proposal', unknown, planner), 'notFound');
  const asked = { ...flight(), targetAudience: { groups: [] }, brandId: 'b-9999' };
  const index = await service.callRaw('v1/combination/scene-index', { ...asked, cityCode }, planner);
  const goal = { ...base(), ...asked, budgetFen: 60_000_000 };
  const { envelope } = await service.callRaw('v1/combination/propose', goal, planner);
  for (const refused of [index.envelope, envelope]) expect(refused?.message).toContain('品牌不存在');
});

test('the union of two lots lies between the greater one and their sum', async () => {
  const lot = (from: number) => ({
    cityCode,
    mediumId: 2,
    formId: 1,
    units: Array.from({ length: 10 }, (_, n) => ({ faceId: shelterFace(cityCode, from + n), quantity: 1 })),
  });
  const reachOf = async (lots: object[]) =>
    (await service.body('v1/combination/evaluate', { ...base(), lots } as never, planner)).evaluation.reach
      .value!;
  const [one, two, both] = [
    await reachOf([lot(0)]),
    await reachOf([lot(10)]),
    await reachOf([lot(0), lot(10)]),
  ];
  expect(both).toBeGreaterThanOrEqual(Math.max(one, two));
  expect(both).toBeLessThanOrEqual(one + two);
});

test('people of a city where nothing is bought count as not reached: in the proof, the figures and the kept gap', async () => {
  const empty = '310100';
  await seedSmallCity(service.context, empty, { persons: 1200, lines: 1, seed: 8 });
  const over = { cityCodes: [cityCode, empty] };
  const [alone, found] = [await provedOnce(), await proved(over)];
  const best = ({ proposals }: CombinationProposal) => proposals.find(({ kind }) => kind === 'best')!;
  const { certificate, evaluation, lots } = best(found);
  expect(lots.map((lot) => lot.cityCode)).not.toContain(empty);
  expect(found.citiesWithoutFigures.map((city) => city.cityCode)).toEqual([empty]);
  expect(evaluation.reachShare.value!).toBeCloseTo(certificate.value!, 5);
  const [one, none] = evaluation.cities;
  expect([none.cityCode, none.netFen, none.reach.value]).toEqual([empty, 0, 0]);
  expect(evaluation.taUniverse.value!).toBeCloseTo(one.taUniverse.value! + none.taUniverse.value!, 3);
  expect(evaluation.reach.value!).toBeCloseTo(best(alone).evaluation.reach.value!, 3);
  expect(evaluation.reachShare.low!).toBeLessThan(evaluation.reachShare.value!);
  const { combinationId } = await service.body(
    'v1/combinations/save',
    { name: '两城', kind: 'target', brief: found.brief, lots: inputs(lots), proposalId: found.proposalId },
    planner,
  );
  const { rows } = await service.body('v1/combinations/list', {}, planner);
  const kept = rows.find((row) => row.combinationId === combinationId)!;
  expect(kept.gap!).toBeCloseTo(certificate.gap!, 5);
  // A colleague without the city is not told of its people.
  const grants = [{ regionCodes: [cityCode], mediaIds: [0] }];
  const { token } = await signInAs(service, '只看深圳', {
    smartMarketingData: {
      pageIsEnabled: true,
      wisdomCombinationData: { isEnabled: true, mediaRegionData: grants },
    },
  });
  expectFailure(
    await service.callRaw('v1/combinations/get', { combinationId }, { as: { token } }),
    'notFound',
  );
  await service.body('v1/combinations/remove', { combinationId, version: 1 }, planner);
});

test('the deck of a draft has the stored figures of its combination, the curve of its proposal and its findings', async () => {
  const found = await provedOnce();
  const { lots, evaluation } = found.proposals.find(({ kind }) => kind === 'best')!;
  const content = { kind: 'target' as const, brief: found.brief, lots: inputs(lots) };
  const kept = { name: '选定', ...content, proposalId: found.proposalId };
  const { combinationId } = await service.body('v1/combinations/save', kept, planner);
  const chosen = { combinationIds: [combinationId], chosenCombinationId: combinationId };
  const draft = { name: '三城冬季', cityCodes: [cityCode], ...chosen, version: 0 };
  const { draftId } = await service.body('v1/strategy-drafts/save', draft, planner);
  const pinned = { ...exampleEvidence, cityCodes: [cityCode], mediumIds: [] };
  await service.body('v1/strategy-drafts/pin', { draftId, evidence: pinned }, planner);
  const deck = await service.callRaw('v1/strategy-drafts/export', { draftId }, planner);
  const slides = readPresentation(deck.bytes).slides;
  const said = slides.flatMap(({ title, texts }) => [title, ...texts]);
  const rows = slides.flatMap(({ tables }) => [...tables.values()].flat());
  expect(said).toContain(yuanText(evaluation.amounts.netFen));
  expect(said).toContain(shareText(evaluation.reachShare.value));
  expect(rows.find(([title]) => title === pinned.title)).toEqual([
    pinned.title,
    pinned.sentence,
    '行业花费 320.0 万元（估算）',
    expect.stringContaining(pinned.basis),
  ]);
  const curve = slides.flatMap(({ charts }) => charts).find(({ title }) => title.includes('预算与到达率'));
  expect(curve?.series[0].values).toEqual(
    found.frontier.filter(({ share }) => share !== null).map(({ share }) => share),
  );
  expect(said.join()).toContain('以内任何组合的到达率不高于');
  const pdf = await service.callRaw('v1/strategy-drafts/export', { draftId, format: 'pdf' }, planner);
  expect(readPdfText(pdf.bytes)).toHaveLength(slides.length);
  expectFailure(await service.callRaw('v1/strategy-drafts/export', { draftId }, { as: 'admin' }), 'notFound');
});

test('a combination is kept, renamed, compared, exported and removed; an outdated version is a conflict', async () => {
  const found = await provedOnce();
  const { lots, certificate } = found.proposals.find(({ kind }) => kind === 'best')!;
  const content = { kind: 'target' as const, brief: found.brief, lots: inputs(lots) };
  const saved = await service.body(
    'v1/combinations/save',
    { name: '甲', ...content, proposalId: found.proposalId },
    planner,
  );
  const other = await service.body('v1/combinations/save', { name: '乙', ...content }, planner);
  const stored = await service.body('v1/combinations/get', { combinationId: saved.combinationId }, planner);
  expect(stored.boundShare).toBe(certificate.bound);
  expect(other.gap).toBeNull();
  const { combinations } = await service.body(
    'v1/combinations/compare',
    { combinationIds: [saved.combinationId, other.combinationId] },
    planner,
  );
  expect(combinations[1].difference?.value).toBe(0);
  const { combinationId } = saved;
  const renamed = await service.body(
    'v1/combinations/rename',
    { combinationId, version: 1, name: '丙' },
    planner,
  );
  expect(renamed.version).toBe(2);
  const again = { combinationId, version: 1, name: '丁' };
  expectFailure(await service.callRaw('v1/combinations/rename', again, planner), 'conflict');
  const { bytes } = await service.callRaw('v1/combinations/export', { combinationId }, planner);
  const texts = textsOfBook(bytes);
  for (const lot of lots) expect(texts).toContain(lot.name);
  // Eight pages of the proposal and of what was kept, with the figures of the screen; another's proposal is not found.
  const { evaluation } = found.proposals.find(({ kind }) => kind === 'best')!;
  for (const asked of [{ proposalId: found.proposalId }, { combinationId }]) {
    const answer = await service.callRaw('v1/combinations/deck', asked, planner);
    const { slides } = readPresentation(answer.bytes);
    expect(slides).toHaveLength(8);
    expect(slides[1].texts).toContain(shareText(evaluation.reachShare.value));
    expect(slides[1].texts).toContain(yuanText(evaluation.amounts.netFen));
  }
  const foreign = { proposalId: found.proposalId };
  expectFailure(await service.callRaw('v1/combinations/deck', foreign, { as: 'admin' }), 'notFound');
  // Unknown to another organisation with the same grants; closed to accounts without the screens.
  const { token } = await signInAs(service, '另一家', {
    smartMarketingData: {
      pageIsEnabled: true,
      wisdomCombinationData: { isEnabled: true, mediaRegionData: [{ regionCodes: ['ALL'], mediaIds: [0] }] },
    },
  });
  const get = (as: CallOptions['as']) => service.callRaw('v1/combinations/get', { combinationId }, { as });
  expectFailure(await get({ token }), 'notFound');
  expectFailure(await get('customer'), 'forbidden');
  await service.body('v1/combinations/remove', { combinationId, version: 2 }, planner);
  expectFailure(await service.callRaw('v1/combinations/get', { combinationId }, planner), 'notFound');
});
