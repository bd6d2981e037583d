import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './evaluation.module.css';

/** 假设敏感度: the reach with each assumption of contacts at either end of its range, the others as they are. */
export function SensitivityTable({ sensitivity }: Pick<PlanEvaluation, 'sensitivity'>) {
  if (sensitivity.length === 0) return null;
  return (
    <table className={styles.sensitivity}>
      <caption>假设敏感度：每次只改一项，其余不变</caption>
      <thead>
        <tr>
          <th scope="col">假设</th>
          <th scope="col">取值（区间）</th>
          <th scope="col">TA 到达率</th>
        </tr>
      </thead>
      <tbody>
        {sensitivity.map(({ name, value, low, high, shareAtLow, shareAtHigh }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {value}（{low}–{high}）
            </td>
            <td>
              {formatShare(shareAtLow)} – {formatShare(shareAtHigh)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
