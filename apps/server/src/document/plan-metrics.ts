import type { Basis, Figure } from '@ooh/contract/domain/figure';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { DocumentMetric } from '@ooh/report/plan-document';
import { amountInFull, countText } from '../figure-text.ts';

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
const decimal = (value: number) => value.toFixed(2);

const shown = (figure: Figure, format: (value: number) => string) =>
  figure.suppressed ? '样本不足' : figure.value === null ? '—' : format(figure.value);
const interval = (figure: Figure, format: (value: number) => string) =>
  figure.low === null || figure.high === null ? null : `${format(figure.low)}–${format(figure.high)}（95%）`;

/** The figures of a city's evaluation as a document prints them, each with its 口径; those of an audience where one is chosen. */
export function metricsOf(
  evaluation: PlanEvaluation,
  cityName: string,
  hasAudience: boolean,
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
    row(name, shown(of, format), unit, definition, interval(of, format));
  const plain = (
    name: string,
    value: number | null,
    unit: string,
    definition: string,
    format: (value: number) => string,
  ) => row(name, value === null ? '—' : format(value), unit, definition, null);
  const frequencies = evaluation.reachAtLeast
    .filter(({ k }) => k === 3)
    .map(({ share }) => row('有效到达率 3+', percent(share), '%', '至少接触 3 次的 TA 人数 ÷ TA 人数', null));
  return [
    figure('曝光人次', evaluation.impressions, '人次', '可见接触的期望次数之和，含重复'),
    figure('TA 触达人数', evaluation.reach, '人', '去重后至少接触 1 次的 TA 人数'),
    figure('TA 到达率', evaluation.reachShare, '%', 'TA 触达人数 ÷ TA 人数', percent),
    ...frequencies,
    figure('平均频次', evaluation.frequency, '次', 'TA 曝光人次 ÷ TA 触达人数', decimal),
    plain('毛评点 TRP', evaluation.grp, '点', '100 × TA 曝光人次 ÷ TA 人数', decimal),
    ...(hasAudience
      ? [
          figure(
            'TA浓度（人数口径）',
            evaluation.taConcentrationPeople,
            '%',
            '触达人群中 TA 人数占比',
            percent,
          ),
          figure(
            'TA浓度（曝光口径）',
            evaluation.taConcentrationImpressions,
            '%',
            '曝光人次中 TA 占比',
            percent,
          ),
          figure('TGI', evaluation.tgi, '', '100 × 触达人群中 TA 占比 ÷ 全城 TA 占比', decimal),
        ]
      : []),
    plain('千人成本 CPM', evaluation.cpmFen, '元', '净价 ÷ 曝光人次 × 1000', amountInFull),
    plain('TA-CPM', evaluation.taCpmFen, '元', '净价 ÷ TA 曝光人次 × 1000', amountInFull),
    plain('每收视点成本 CPRP', evaluation.cprpFen, '元', '净价 ÷ TRP', amountInFull),
  ];
}

/** Nature and source of figures in one phrase: 预估 · 人群样本 × 公交线网. */
export function sourceOf(basis: Basis): string {
  return `${basis.nature} · ${basis.source}${basis.isDemo ? '（演示数据）' : ''}`;
}

/** 口径 of a figure table in one sentence a city. */
export function methodLine(basis: Basis): string {
  const releases = basis.dataReleases.map((release) => release.releaseNo).join('、');
  return `来源：${sourceOf(basis)}；总体：${basis.universe} ${countText(basis.universePersons)} 人；周期：${basis.period}；数据版本：${releases}`;
}
