import type { PlacementPlan } from '@ooh/contract/domain/placement-plan';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Modal, Tooltip } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { notifyBriefly } from '../../../api/notice.ts';
import { useAllowed } from '../../../session/use-session.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { scheduleHref } from '../../../shared/order/order-addresses.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { orderOfPlan } from './order-of-plan.ts';
import styles from './order-from-plan.module.css';

const orderFlag = 'investmentOrderData.orderPatternData.isEnabled';

const unitsOf = ({ items }: PlacementPlan): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

function FromPlanDialog({ planId, onClose }: { readonly planId: string; readonly onClose: () => void }) {
  useReturnFocus();
  const router = useRouter();
  const plan = useCall('ai-option-mode/getBasePlanDetail', { planId });
  const placement = useCall('mediaOrder/getMediaPlacementPlanByPlanId', { planId }, { staleMs: 0 });
  const create = useMutationCall('mediaOrder/create', {
    onSuccess: ({ orderId, orderNo }) => {
      notifyBriefly({ kind: 'success', title: `已转为订单 ${orderNo}`, description: '请核对排期后提交。' });
      void router.navigate({ href: scheduleHref(orderId) });
    },
  });
  const failed = plan.error ?? placement.error;
  const isFresh = plan.data !== undefined && placement.data !== undefined && !placement.isFetching;
  const order = isFresh ? orderOfPlan(plan.data, placement.data) : undefined;
  const names = (parts: readonly { name: string }[]) => parts.map(({ name }) => name).join('、');
  return (
    <Modal
      open
      title="转为订单"
      okText="转为订单"
      cancelText="取消"
      okButtonProps={{ disabled: order === undefined || typeof order === 'string' }}
      confirmLoading={create.isPending}
      onCancel={onClose}
      onOk={() => typeof order === 'object' && create.mutate(order)}
    >
      {failed ? (
        <StateBlock
          kind="section-failed"
          title="方案加载失败"
          error={failed}
          onRetry={() => void Promise.all([plan.refetch(), placement.refetch()])}
        />
      ) : order === undefined || !placement.data ? (
        <StateBlock kind="loading" rows={4} />
      ) : typeof order === 'string' ? (
        <Alert type="warning" showIcon title={order} />
      ) : (
        <>
          <p>将按方案当前选定的媒体建立订单草稿，沿用品牌、目标、人群、预算与折扣；方案本身不变。</p>
          <dl className={styles.facts}>
            <dt>城市</dt>
            <dd>{names(placement.data.cities)}</dd>
            <dt>媒体</dt>
            <dd>{names(placement.data.media)}</dd>
            <dt>数量</dt>
            <dd>
              {formatNumber(placement.data.items.length)} 行 · {formatNumber(unitsOf(placement.data))} 面/辆
            </dd>
            <dt>投放期</dt>
            <dd>
              {placement.data.startDate} 至 {placement.data.endDate}
            </dd>
            <dt>净价</dt>
            <dd>{formatFen(placement.data.totals.netFen, { unit: 'auto' })}</dd>
            <dt>含税合计</dt>
            <dd>{formatFen(placement.data.totals.totalFen, { unit: 'auto' })}</dd>
          </dl>
        </>
      )}
      {create.error && (
        <Alert type="error" showIcon title="未能转为订单" description={create.error.message} />
      )}
    </Modal>
  );
}

export interface OrderFromPlanProps {
  readonly planId: string;
  /** Why the plan cannot be ordered as it stands. */
  readonly blocked: string | undefined;
}

/** Makes an order of a smart-select plan; absent for users without orders. */
export function OrderFromPlan({ planId, blocked }: OrderFromPlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useAllowed(orderFlag)) return null;
  return (
    <>
      <Tooltip title={blocked}>
        <Button type="primary" disabled={blocked !== undefined} onClick={() => setIsOpen(true)}>
          转为订单
        </Button>
      </Tooltip>
      {isOpen && <FromPlanDialog planId={planId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
