import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { basisRemark } from '../../../shared/figure/basis-remark.ts';
import { formatCount, formatNumber } from '../../../ui/figure/format-figure.ts';
import styles from './evaluation.module.css';

/** Where the figures come from: kind, universe, period, sample and releases. */
export function EvaluationBasis({ evaluation }: { readonly evaluation: PlanEvaluation }) {
  const { basis, taUniverse, panelPersons, effectiveSample } = evaluation;
  const remark = basisRemark([basis]);
  return (
    <p className={styles.quiet}>
      {basis.nature} · {basis.source} · {basis.period}
      <br />
      {basis.universe}（TA {formatCount(taUniverse)}，样本 {formatNumber(panelPersons)} 人，有效样本{' '}
      {formatNumber(effectiveSample)}）
      <br />
      {basis.dataReleases.map((release) => release.releaseNo).join('、')}
      {remark !== '' && `（${remark}）`}
      <br />
      {basis.isNoised
        ? '95% 区间含样本的抽样误差与隐私保护加入的噪声，不含接触模型的误差'
        : '95% 区间只含样本的抽样误差；校准区间是接触的校准系数取其区间两端时的到达率，通常更宽，两者不相加'}
      {evaluation.reachGrowth !== null && (
        <>
          <br />
          样本实测一周，更长的投放按该周重复计算，到达率为下限；外推见「触达与频次」
        </>
      )}
    </p>
  );
}
