import type { EffectScope } from '@ooh/contract/domain/effect';
import { citiesBasisText } from '../figure/basis-text.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './effect-basis.module.css';

/** 口径 of a tab's figures: how far as-run goes, each city's source and period, and what no figure counts. */
export function EffectBasis({ scope }: { readonly scope: EffectScope }) {
  const unmeasured = scope.cities.reduce((sum, city) => sum + city.unmeasuredUnits, 0);
  const cities = citiesBasisText(scope.cities);
  return (
    <div className={styles.footnote}>
      「计划」按预订预估，「按执行测算」按上下刊登记、用同一模型在同一批样本人上计算，不是实地测量；截至{' '}
      {scope.asOf}。95% 区间只含样本的抽样误差；接触模型的误差另计，通常更大，总览以校准区间给出。
      {unmeasured > 0 &&
        `另有 ${formatNumber(unmeasured)} 面/辆没有接触模型或没有人群样本，未计入任何人群数字。`}
      {scope.cities.length <= 1 ? (
        cities
      ) : (
        <details>
          <summary>{scope.cities.length} 城口径</summary>
          {cities}
        </details>
      )}
    </div>
  );
}
