import { percentText } from '@ooh/contract/core/percent-text';
import { sourceOf } from '../disclosure/basis-text.ts';
import type { Figure } from '@ooh/contract/domain/figure';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { DocumentMetric } from '@ooh/report/plan-document';
import { amountInFull, countText, decimalText, figureText, intervalText } from '../disclosure/figure-text.ts';

/** Figures that every evaluation of a city has. */
type PrintedFigures = Pick<
  PlanEvaluation,
  | 'basis'
  | 'impressions'
  | 'reach'
  | 'reachShare'
  | 'frequency'
  | 'reachAtLeast'
  | 'grp'
  | 'cpmFen'
  | 'taCpmFen'
  | 'cprpFen'
>;
/** How far those who are reached are the audience. */
type AudienceFigures = Pick<PlanEvaluation, 'taConcentrationPeople' | 'taConcentrationImpressions' | 'tgi'>;

/** The figures of a city's evaluation as a document prints them, each with its 口径; those of an audience where one is chosen. */
export function metricsOf(
  evaluation: PrintedFigures,
  cityName: string,
  audience: AudienceFigures | null,
): DocumentMetric[] {
  const { basis } = evaluation;
  const row = (
    name: string,
    value: string,
    unit: string,
    definition: string,
    range: string | null,
  ): DocumentMetric => ({
    name: `${cityName} · ${name}`,
    value,
    unit,
    definition,
    source: sourceOf(basis),
    universe: basis.universe,
    period: basis.period,
    interval: range,
  });
  const figure = (name: string, of: Figure, unit: string, definition: string, format = countText) =>
    row(name, figureText(of, format), unit, definition, intervalText(of, format));
  const plain = (
    name: string,
    value: number | null,
    unit: string,
    definition: string,
    format: (value: number) => string,
  ) => row(name, value === null ? '—' : format(value), unit, definition, null);
  const frequencies = evaluation.reachAtLeast
    .filter(({ k }) => k === 3)
    .map(({ share }) =>
      row('有效到达率 3+', percentText(share), '%', '至少接触 3 次的 TA 人数 ÷ TA 人数', null),
    );
  return [
    figure('曝光人次', evaluation.impressions, '人次', '可见接触的期望次数之和，含重复'),
    figure('TA 触达人数', evaluation.reach, '人', '去重后至少接触 1 次的 TA 人数'),
    figure('TA 到达率', evaluation.reachShare, '%', 'TA 触达人数 ÷ TA 人数', percentText),
    ...frequencies,
    figure('平均频次', evaluation.frequency, '次', 'TA 曝光人次 ÷ TA 触达人数', decimalText),
    plain('毛评点 TRP', evaluation.grp, '点', '100 × TA 曝光人次 ÷ TA 人数', decimalText),
    ...(audience !== null
      ? [
          figure(
            'TA浓度（人数口径）',
            audience.taConcentrationPeople,
            '%',
            '触达人群中 TA 人数占比',
            percentText,
          ),
          figure(
            'TA浓度（曝光口径）',
            audience.taConcentrationImpressions,
            '%',
            '曝光人次中 TA 占比',
            percentText,
          ),
          figure('TGI', audience.tgi, '', '100 × 触达人群中 TA 占比 ÷ 全城 TA 占比', decimalText),
        ]
      : []),
    plain('千人成本 CPM', evaluation.cpmFen, '元', '净价 ÷ 曝光人次 × 1000', amountInFull),
    plain('TA-CPM', evaluation.taCpmFen, '元', '净价 ÷ TA 曝光人次 × 1000', amountInFull),
    plain('每收视点成本 CPRP', evaluation.cprpFen, '元', '净价 ÷ TRP', amountInFull),
  ];
}
