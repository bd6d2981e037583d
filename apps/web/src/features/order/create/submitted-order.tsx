import { useRouter } from '@tanstack/react-router';
import { Button, Result } from 'antd';
import { detailHref } from '../../../shared/order/order-addresses.ts';
import type { Order } from './schedule-editor.tsx';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Takes the place of the step, and the focus that the step had. */
export function SubmittedOrder(props: { readonly order: Order; readonly waitsFor: 'client' | 'approval' }) {
  const { order, waitsFor } = props;
  const isAsked = waitsFor === 'client';
  const router = useRouter();
  const { orderId, orderNo, name, mode } = order.row;
  return (
    <section ref={takeFocus} tabIndex={-1} aria-label="提交结果">
      <Result
        status={isAsked ? 'success' : 'info'}
        title={isAsked ? `订单 ${orderNo} 已提交` : `订单 ${orderNo} 已提交折扣审批`}
        subTitle={
          isAsked
            ? `「${name}」等待客户确认。下一步：锁位、确认方案。`
            : `「${name}」批准后方可提交客户确认；审批结果会通知您。`
        }
        extra={[
          <Button
            key="detail"
            type="primary"
            onClick={() => void router.navigate({ href: detailHref(orderId, undefined, mode) })}
          >
            查看订单
          </Button>,
          <Button
            key="schedule"
            onClick={() => void router.navigate({ href: detailHref(orderId, 'schedule', mode) })}
          >
            查看排期
          </Button>,
        ]}
      />
    </section>
  );
}
