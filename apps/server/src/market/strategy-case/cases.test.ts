import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCases } from '../../demo/demo-library.ts';
import { onlyMediaOf, openLibraryService } from '../../testing/library-service.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, type TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openLibraryService(seedCases);
});
afterAll(() => service?.close());

test('cases have tags and figures that add up; a partly granted case is not visible', async () => {
  const list = await service.body('mediaStrategy/getMediaStrategyList', { pageSize: 100 });
  expect(list.total).toBe(40);
  const tags = await service.body('mediaStrategy/getMediaStrategyTag', {});
  const goals = tags.find(({ category }) => category === 'goals')!.tags;
  expect(goals.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  const [goal] = goals;
  expect((await service.body('mediaStrategy/getMediaStrategyList', { goals: [goal.key] })).total).toBe(
    goal.count,
  );
  for (const { caseId, netFen, rateCardFen } of list.rows.slice(0, 5)) {
    const one = await service.body('mediaStrategy/getMediaStrategyByCaseId/{caseId}', { caseId });
    expect(one.mix.reduce((sum, row) => sum + row.netFen, 0)).toBe(netFen);
    expect(one.mix.reduce((sum, row) => sum + row.share, 0)).toBeCloseTo(1, 9);
    expect(one.discount).toBeCloseTo(netFen / rateCardFen, 9);
  }
  const mixed = list.rows.find(({ media }) => media.length > 1)!;
  const as = await signInAs(service, 'half', {
    smartMarketingData: {
      pageIsEnabled: true,
      wisdomCombinationData: onlyMediaOf(mixed.cityCode, [mixed.media[0].mediumId]),
    },
  });
  const half = await service.body('mediaStrategy/getMediaStrategyList', { pageSize: 100 }, { as });
  expect(half.rows.map(({ caseId }) => caseId)).not.toContain(mixed.caseId);
  for (const { cityCode, media } of half.rows)
    expect([cityCode, media.map(({ mediumId }) => mediumId)]).toEqual([
      mixed.cityCode,
      [mixed.media[0].mediumId],
    ]);
  const hidden = { caseId: mixed.caseId };
  expectFailure(
    await service.call('mediaStrategy/getMediaStrategyByCaseId/{caseId}', hidden, { as }),
    'notFound',
  );
});
