import { Button } from 'antd';
import { CompareButton } from '../../../shared/compare/compare-button.tsx';
import { maxCompared } from '../../../shared/compare/most-compared.ts';
import styles from './plan-list.module.css';

export function PlanBatchBar(props: {
  readonly count: number;
  readonly onCompare: () => void;
  readonly onClear: () => void;
}) {
  const { count, onCompare, onClear } = props;
  if (count === 0) return <span className={styles.hint}>勾选 2–{maxCompared} 个方案可以对比</span>;
  return (
    <span className={styles.batch} aria-live="polite">
      已选 {count} 个方案
      <CompareButton count={count} onCompare={onCompare} />
      <Button size="small" onClick={onClear}>
        取消选择
      </Button>
    </span>
  );
}
