import { percentText, shareRangeText } from '@ooh/contract/core/percent-text';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import type { Context } from '../context.ts';
import { figureText, intervalText } from '../disclosure/figure-text.ts';
import { grantedCombination } from '../orders/combination/combination-store.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';

const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** The lots of a combination with their prices, and what it does. */
export async function sendCombination(
  context: Context,
  request: WorkbookRequest,
  combinationId: string,
): Promise<FileAnswer> {
  const { row, brief, lots, evaluation, boundShare } = await grantedCombination(
    context.db,
    request.user,
    combinationId,
  );
  const { reachShare, reachShareRange, cities } = evaluation;
  return sendTable(context, request, {
    title: `媒体组合 · ${row.name}`,
    dataReleases: cities.flatMap(({ basis }) => basis?.dataReleases.map(({ releaseNo }) => releaseNo) ?? []),
    isDemo: cities.some(({ basis }) => basis?.isDemo ?? false),
    filters: [
      { label: '营销目标', value: planGoalNames[brief.goal] },
      { label: '城市', value: row.cityNames.join('、') },
      { label: '目标人群', value: evaluation.audienceSentence },
      { label: '档期', value: `${brief.startDate} 起 ${brief.weeks} 周` },
      { label: '预算（元）', value: yuan(brief.budgetFen) },
      {
        label: '到达率（预估）',
        value: [
          figureText(reachShare, percentText),
          intervalText(reachShare, percentText),
          reachShareRange && shareRangeText(reachShareRange),
        ]
          .filter(Boolean)
          .join(' '),
      },
      { label: '理论最高', value: boundShare === null ? '未证明' : percentText(boundShare) },
    ],
    methodLines: [
      '到达、频次为预估：同一批样本人、与订单预估效果同一个接触模型；单位内同时购买的面合计计算。',
      '价格为保存时的刊例价 × 城市刊例折扣，与订单同一规则；税费按净价与制作费计算。',
      '理论最高：在保存时的空位与最小采购单元下，预算以内任何组合的到达率都不高于它；由独立程序核对。',
    ],
    columns: [
      { title: '城市', format: 'text', width: 10 },
      { title: '媒体', format: 'text', width: 14 },
      { title: '形式', format: 'text', width: 16 },
      { title: '采购单元', format: 'text', width: 34 },
      { title: '数量', format: 'text' },
      { title: '单位', format: 'text' },
      { title: '刊例价（元）', format: 'text' },
      { title: '净价（元）', format: 'text' },
      { title: '制作费（元）', format: 'text' },
      { title: '含税合计（元）', format: 'text' },
      { title: '点位与线路编号', format: 'text', width: 50 },
    ],
    rows: lots.map((lot) => [
      lot.cityName,
      lot.mediumName,
      lot.formName,
      lot.name,
      String(lot.quantity),
      lot.unit,
      yuan(lot.amounts.rateCardFen),
      yuan(lot.amounts.netFen),
      yuan(lot.amounts.productionFen),
      yuan(lot.amounts.totalFen),
      lot.units.map((unit) => unit.faceId ?? unit.lineId).join('、'),
    ]),
    file: `媒体组合_${row.name}.xlsx`,
    detail: { combinationId, lots: lots.length },
  });
}
