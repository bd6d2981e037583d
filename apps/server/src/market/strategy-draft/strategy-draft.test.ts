import { exampleEvidence } from '@ooh/contract/domain/strategy-draft';
import type { CallInput } from '@ooh/contract/registry';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { beforeAll, expect, test } from 'vitest';
import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const as = { as: 'planner' } as const;
const [shenzhen, shanghai, hangzhou] = ['440300', '310100', '330100'];

type Content = Partial<CallInput<'v1/strategy-drafts/save'>>;
const content = (change: Content = {}) => ({
  name: '冬季新品',
  brandId: 'b-0001',
  goal: 'launch' as const,
  cityCodes: [shanghai, hangzhou],
  mediumIds: [1, 2],
  targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] },
  startDate: '2027-03-01',
  weeks: 8,
  budgetFen: 300_000_000,
  version: 0,
  ...change,
});
const save = (change: Content = {}) => service.body('v1/strategy-drafts/save', content(change), as);

/** A colleague of the planner whose strategy grants are these, and who may order within others. */
async function colleague(strategyCities: string[], orderCities: string[]) {
  const group = (regionCodes: string[]) => ({
    isEnabled: true,
    mediaRegionData: [{ regionCodes, mediaIds: [1] }],
  });
  const permission = permissionStructure.parse({
    smartMarketingData: { pageIsEnabled: true, wisdomCombinationData: group(strategyCities) },
    investmentOrderData: { pageIsEnabled: true, orderPatternData: group(orderCities) },
  });
  const { rows } = await service.context.db
    .selectFrom('app_user')
    .innerJoin('organisation', 'organisation.id', 'app_user.organisation_id')
    .select(['organisation.name', 'organisation.kind'])
    .where('app_user.id', '=', service.userIds.planner)
    .execute()
    .then((found) => ({ rows: found }));
  const { token } = await signInAs(
    service,
    `同事${strategyCities.join()}${orderCities.join()}`,
    permission,
    rows[0],
  );
  return { as: { token } };
}

beforeAll(() => seedSampleBrands(service.context.db));

test('a draft is saved by version; two windows do not overwrite each other', async () => {
  const draft = await save();
  expect(draft).toMatchObject({ version: 1, state: 'open', isOwn: true, hiddenCities: 0 });
  const { draftId } = draft;
  expect((await save({ draftId, version: 1, name: '春季新品' })).version).toBe(2);
  expectFailure(
    await service.call('v1/strategy-drafts/save', content({ draftId, version: 1 }), as),
    'conflict',
  );
  const { drafts } = await service.body('v1/strategy-drafts/list', {}, as);
  expect(drafts.map(({ name }) => name)).toContain('春季新品');
});

test('a finding pinned again replaces the older one and can be removed', async () => {
  const { draftId } = await save();
  const pin = (sentence: string) =>
    service.body('v1/strategy-drafts/pin', { draftId, evidence: { ...exampleEvidence, sentence } }, as);
  await pin('旧');
  const { evidence, version } = await pin('新');
  expect(evidence.map(({ sentence, isOutdated }) => [sentence, isOutdated])).toEqual([['新', false]]);
  expect(version).toBe(3);
  const [{ evidenceId }] = evidence;
  const emptied = await service.body('v1/strategy-drafts/unpin', { draftId, evidenceId }, as);
  expect(emptied.evidence).toEqual([]);
});

test('a colleague sees a shared draft without what the grants do not cover, and keeps it when saving', async () => {
  const { draftId } = await save({ isShared: true });
  const evidence = { ...exampleEvidence, cityCodes: [hangzhou], mediumIds: [] };
  await service.body('v1/strategy-drafts/pin', { draftId, evidence }, as);
  const other = await colleague([shanghai], [shanghai]);
  const seen = await service.body('v1/strategy-drafts/get', { draftId }, other);
  expect(seen).toMatchObject({
    cityCodes: [shanghai],
    mediumIds: [1],
    budgetFen: null,
    hiddenCities: 1,
    evidence: [],
    hiddenEvidence: 1,
    isOwn: false,
  });
  const change = { ...content(), draftId, version: seen.version, name: '改名', cityCodes: [shanghai] };
  const edit = { ...change, mediumIds: [1], budgetFen: null, isShared: true };
  await service.body('v1/strategy-drafts/save', edit, other);
  const whole = await service.body('v1/strategy-drafts/get', { draftId }, as);
  expect(whole).toMatchObject({ name: '改名', cityCodes: [shanghai, hangzhou], mediumIds: [1, 2] });
  expect(whole.budgetFen).toBe(300_000_000);
  const own = await save();
  expectFailure(await service.call('v1/strategy-drafts/get', { draftId: own.draftId }, other), 'notFound');
  expectFailure(await service.call('v1/strategy-drafts/get', { draftId: 'nobody' }, other), 'notFound');
});

test('an order made of a draft has its brief; what may not be bought stays behind and is said', async () => {
  const { draftId } = await save({ isShared: true });
  const other = await colleague([shanghai, hangzhou], [shanghai]);
  const { version } = await service.body('v1/strategy-drafts/get', { draftId }, other);
  const made = await service.body('v1/strategy-drafts/hand-over', { draftId, to: 'order', version }, other);
  // Brand, goal, audience, day and budget, one city and one medium; the other city may not be bought.
  expect(made.sentence).toBe('已带入 7 项，1 项超出下单权限，未带入');
  const { brief } = await service.body('mediaOrder/getById', { orderId: made.id }, other);
  expect(brief).toMatchObject({
    brandId: 'b-0001',
    goal: 'launch',
    cityCodes: [shanghai],
    mediumIds: [1],
    startDate: '2027-03-01',
    endDate: '2027-04-25',
    budgetFen: 300_000_000,
  });
  const { state, outcome } = await service.body('v1/strategy-drafts/get', { draftId }, as);
  expect([state, outcome?.id]).toEqual(['handed-over', made.id]);
  const refused = await service.call(
    'v1/strategy-drafts/hand-over',
    { draftId, to: 'plan-bus', version: made.version },
    other,
  );
  expectFailure(refused, 'refused');
  expect(refused.envelope.message).toContain('未开通智选权限');
});

test('a draft without its parts says which are missing', async () => {
  const { draftId } = await save({ brandId: null, budgetFen: null });
  const refused = await service.call(
    'v1/strategy-drafts/hand-over',
    { draftId, to: 'plan-bus', version: 1 },
    as,
  );
  expectFailure(refused, 'refused');
  expect(refused.envelope.message).toContain('品牌、预算');
});

test('a slip is read by its owner alone, for a week', async () => {
  const slip = { kind: 'plan-bus' as const, load: { cityCodes: [shenzhen] } };
  const { handOverId } = await service.body('v1/hand-overs/create', slip, as);
  const read = await service.body('v1/hand-overs/get', { handOverId }, as);
  expect(read).toMatchObject({ kind: 'plan-bus', carriedItems: 1, leftOutItems: 0 });
  expectFailure(await service.call('v1/hand-overs/get', { handOverId }, { as: 'admin' }), 'notFound');
  service.advance(8 * 24 * 3_600_000);
  expectFailure(await service.call('v1/hand-overs/get', { handOverId }, as), 'notFound');
});

test('a draft whose chosen combination does not exist is exported, and says so', async () => {
  for (const chosenCombinationId of ['-1', '00000000-0000-0000-0000-000000000000']) {
    const { draftId } = await save({ name: `草稿 ${chosenCombinationId}`, chosenCombinationId });
    const deck = await service.callRaw('v1/strategy-drafts/export', { draftId }, as);
    const said = readPresentation(deck.bytes).slides.flatMap(({ texts }) => texts);
    expect(said.join()).toContain('选定的组合已删除');
  }
});
