import { firstOf, type Walk } from './walk.ts';

/** 竞品洞察 and 媒介策略库. */
export async function walkStrategy({ ask }: Walk, brandId: string): Promise<void> {
  const months = { startMonth: '2026-01', endMonth: '2026-10' };
  await ask('GET', 'competitor/getBrandIdByProductData', { brandId });
  await ask('GET', 'competitor/getMediaCompetitorData', { brandId, regionCodes: ['ALL'] });
  await ask('GET', 'competitor/getBrandInspirationSuggestionAttachment', { brandId });
  await ask('GET', 'competitor/getCompetitorSummarize', { regionCodes: ['ALL'], mediaIds: [0] });
  for (const name of [
    'marketLayoutCityData',
    'marketLayout',
    'getCompetitorDataTypeCategoryData',
    'mediaAnalysisDataYear',
    'listScreenDataPage',
    'getTendencyOverview',
  ])
    await ask('POST', `competitor/${name}`, { mediaIds: [0] });
  const conclusion = await ask('GET', 'competitor/getConclusion', { brandId, ...months });
  const version = firstOf(conclusion, 'version') ?? 0;
  await ask('PUT', 'competitor/updateConclusion', { brandId, ...months, version, text: '第二客户端的结论' });
  await ask('GET', 'mediaStrategy/getMediaStrategyTag');
  const cases = await ask('POST', 'mediaStrategy/getMediaStrategyList', { regionCodes: ['ALL'] });
  await ask('GET', 'mediaStrategy/getMediaStrategyByCaseId/{caseId}', { caseId: firstOf(cases, 'caseId') });
}
