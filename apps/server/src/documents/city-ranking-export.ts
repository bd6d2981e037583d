import { rankCities as inOrder, type RankedCity } from '@ooh/contract/domain/city-index';
import {
  cityIndexNames,
  cityIndexParts,
  usualCityWeights,
  type CityWeights,
} from '@ooh/contract/domain/city-index-parts';
import { cityPeopleScreen } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { ParsedInput } from '@ooh/contract/registry';
import { cityRankingPages } from '@ooh/report/city-ranking-deck';
import type { MatchColumn } from '@ooh/report/match-workbook';
import { citiesOfGroup } from '../access/cities-of-group.ts';
import type { Context } from '../context.ts';
import { rankCities } from '../market/city-ranking/rank-cities.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { sendStrategyDeck } from './strategy-deck.ts';

type Asked = ParsedInput<'v1/people/city-ranking/export'>;

const columns: readonly (MatchColumn & { readonly valueOf: (row: RankedCity) => string | number | null })[] =
  [
    { title: '城市', format: 'text', width: 12, valueOf: ({ cityName }) => cityName },
    { title: '等级', format: 'text', width: 10, valueOf: ({ tier }) => tier },
    { title: '推荐指数', format: 'decimal', valueOf: ({ index }) => index.score },
    ...cityIndexParts.map((part, at) => ({
      title: `${cityIndexNames[part]}得分`,
      format: 'decimal' as const,
      valueOf: ({ index }: RankedCity) => index.parts[at].points,
    })),
    { title: 'TA 人数', format: 'integer', valueOf: ({ persons }) => persons.value },
    { title: 'TA 占比', format: 'percent', valueOf: ({ share }) => share.value },
    { title: 'TGI', format: 'decimal', valueOf: ({ tgi }) => tgi.value },
    { title: '人均接触/日', format: 'decimal', width: 14, valueOf: ({ supply }) => supply.contactsPerPerson },
    {
      title: '中位 TA-CPM（元）',
      format: 'decimal',
      width: 18,
      valueOf: ({ supply }) => (supply.medianCpmFen === null ? null : supply.medianCpmFen / 100),
    },
    { title: '空位率', format: 'percent', valueOf: ({ supply }) => supply.freeShare },
  ];

/** Weights as they are given; those declared for none, or for nothing but zeros. */
function weightsOf({ weights }: Asked): CityWeights {
  if (weights === undefined || weights.every((weight) => weight === 0)) return usualCityWeights;
  const [scale, concentration, supply, cost] = weights;
  return { scale, concentration, supply, cost };
}

/** The ranking of the screen, in its order, as a workbook or a presentation. */
export async function sendCityRanking(
  context: Context,
  request: WorkbookRequest,
  asked: Asked,
): Promise<FileAnswer> {
  const { cityCodes, targetAudience, startDate, weeks, format, sort, order } = asked;
  const cities = citiesOfGroup(request.user, cityPeopleScreen, cityCodes);
  const found = await rankCities(context, request.user, cities, { targetAudience, startDate, weeks });
  if (found.isComputing) throw new AppError('refused', '部分城市的媒体供给仍在计算，请稍后再导出');
  if (found.rows.length === 0) throw new AppError('refused', '所选城市还没有人群样本，没有可以导出的行');
  const weights = weightsOf(asked);
  const rows = inOrder(found.rows, weights, { key: sort, order });
  const weightsText = cityIndexParts.map((part) => `${cityIndexNames[part]} ${weights[part]}`).join(' · ');
  const dataReleases = rows.flatMap(({ basis }) => basis.dataReleases.map(({ releaseNo }) => releaseNo));
  const isDemo = rows.some(({ basis }) => basis.isDemo);
  const { sentence, citiesWithoutPanel, endDate } = found;
  const detail = { cities: rows.length, format };
  if (format === 'pptx') {
    const { pages } = cityRankingPages({
      sentence,
      hasAudience: isAudienceChosen(targetAudience),
      startDate,
      endDate,
      weights: weightsText,
      rows: rows.map((row) => ({
        ...row,
        score: row.index.score,
        points: row.index.parts.map(({ part, points }) => ({ name: cityIndexNames[part], points })),
      })),
      citiesWithoutPanel,
      isDemo,
    });
    const names = { name: '城市人群', brandName: '城市人群', projectName: sentence };
    return sendStrategyDeck(context, request, { ...names, pages, dataReleases, isDemo, detail });
  }
  return sendTable(context, request, {
    title: '城市人群排名',
    dataReleases: [...new Set(dataReleases)],
    isDemo,
    filters: [
      { label: '目标人群', value: sentence },
      { label: '档期', value: `${startDate} 至 ${endDate}` },
      { label: '权重', value: weightsText },
      { label: '没有人群样本', value: citiesWithoutPanel.join('、') || '无' },
    ],
    methodLines: [
      '推荐指数 = 权重 × 所列城市中的位次（0–100）；TGI 以所列城市合计为 100。空白为样本不足或没有媒体。',
      '空位与成本为档期内「目标与组合」权限中的媒体，接触为模型预估，成本按刊例价（无刊例为示例价）。',
    ],
    columns: columns.map(({ title, format: cells, width }) => ({ title, format: cells, width })),
    rows: rows.map((row) => columns.map(({ valueOf }) => valueOf(row))),
    file: { brandName: '城市人群', projectName: `${rows.length}城` },
    detail,
  });
}
