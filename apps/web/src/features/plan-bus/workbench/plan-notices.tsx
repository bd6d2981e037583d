import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import { Alert, Button, Popconfirm } from 'antd';

/** What the whole plan's state asks of the user: computed anew after new data, tried again after a failure. */
export function PlanNotices({
  plan,
  onOptimise,
}: {
  readonly plan: PlanDetail;
  readonly onOptimise: () => void;
}) {
  const { state, stateReason } = plan.row;
  if (state !== 'stale' && state !== 'failed') return null;
  const isStale = state === 'stale';
  const title = isStale ? '数据已更新，当前方案按旧数据计算' : '上一次计算失败';
  return (
    <Alert
      showIcon
      type={isStale ? 'warning' : 'error'}
      title={stateReason === null ? title : `${title}：${stateReason}`}
      action={
        <Popconfirm
          title="按现行数据重新计算？"
          description="选线与车辆数会由新结果取代，手工修改不再保留；改后未保存的可用「撤销」取回。"
          okText="重新计算"
          cancelText="取消"
          placement="bottomRight"
          onConfirm={onOptimise}
        >
          <Button size="small">重新计算</Button>
        </Popconfirm>
      }
    />
  );
}
