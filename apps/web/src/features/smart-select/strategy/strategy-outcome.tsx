import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import { Alert } from 'antd';
import styles from './strategy.module.css';

export function StrategyOutcome({ detail }: { readonly detail: PlanDetail }) {
  const { state, stateReason } = detail.row;
  if (state === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        className={styles.notice}
        title="上次计算失败"
        description={stateReason ?? undefined}
      />
    );
  }
  if (state === 'draft' && stateReason !== null) {
    return <Alert type="info" showIcon className={styles.notice} title={stateReason} />;
  }
  return null;
}
