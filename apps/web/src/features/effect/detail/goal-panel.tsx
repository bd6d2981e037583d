import { formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import tableStyles from '../../../ui/table/plain-table.module.css';
import { gradeNames, gradeTones } from '../../../shared/effect/effect-names.ts';
import styles from './detail.module.css';
import { goalMetric, goalsSet, overallGrade, type GoalRow } from '../../../shared/effect/prepare-goals.ts';
import { useEffectCall } from './use-effect.ts';

function GoalLine({ goal }: { readonly goal: GoalRow }) {
  const { metric, format } = goalMetric(goal);
  const { target, actual, grade } = goal;
  return (
    <tr>
      <th scope="row">
        <MetricLabel metric={metric} />
      </th>
      <td className="numeric">{target === null ? missing : format(target)}</td>
      <td className="numeric">{actual === null ? missing : format(actual)}</td>
      <td>{grade === null ? '数据不足' : <StatusTag tone={gradeTones[grade]} text={gradeNames[grade]} />}</td>
    </tr>
  );
}

/** The goals of the customer against what was reached, and the grade of the whole. */
export function GoalPanel({ orderId }: { readonly orderId: string }) {
  const found = useEffectCall('effectestimate/{orderId}/exposureTargetData', { orderId });
  if (found.error || !found.data)
    return <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={3} />;
  const { rows, scope } = found.data;
  const goals = goalsSet(rows);
  const grade = overallGrade(goals);
  return (
    <section className={styles.goals} aria-labelledby="effect-goals">
      <h3 id="effect-goals">
        目标达成 {grade !== undefined && <StatusTag tone={gradeTones[grade]} text={gradeNames[grade]} />}
      </h3>
      {goals.length === 0 ? (
        <p className={styles.quiet}>订单没有设定到达率、频次、曝光或 CPM 目标，不作评级。</p>
      ) : (
        <>
          <table className={tableStyles.table}>
            <caption className="visually-hidden">目标与按执行测算</caption>
            <thead>
              <tr>
                <th scope="col">指标</th>
                <th scope="col" className="numeric">
                  目标
                </th>
                <th scope="col" className="numeric">
                  {scope.stage === 'final' ? '按执行测算' : '按执行测算（至今）'}
                </th>
                <th scope="col">评级</th>
              </tr>
            </thead>
            <tbody>
              {goals.map((goal) => (
                <GoalLine key={goal.metric} goal={goal} />
              ))}
            </tbody>
          </table>
          <p className={styles.footnote}>
            达成：达到目标；部分达成：达到目标的 {formatShare(0.8, 0)} 及以上；投放结束前未达到的记为进行中。
          </p>
        </>
      )}
    </section>
  );
}
