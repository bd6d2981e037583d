import { Alert } from 'antd';
import styles from './insight.module.css';
import { readLeastBudget } from './prepare-budget-insight.ts';
import type { Insight } from './use-insight.ts';

export function LeastBudgetAnswer({
  result,
}: {
  readonly result: NonNullable<Insight<'leastBudget'>['result']>;
}) {
  const { tone, title, explanation } = readLeastBudget(result);
  const lines = result.enough?.lines ?? [];
  return (
    <>
      <Alert type={tone} showIcon title={title} description={explanation} />
      {lines.length > 0 && (
        <details className={styles.more}>
          <summary>
            该方案的线路（{lines.length} 条，共 {lines.reduce((sum, line) => sum + line.vehicles, 0)} 辆）
          </summary>
          <p>{lines.map((line) => `${line.lineName} ${line.vehicles} 辆`).join('、')}</p>
        </details>
      )}
    </>
  );
}
