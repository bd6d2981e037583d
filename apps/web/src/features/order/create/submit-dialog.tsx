import { refreshAfter } from '../../../api/refresh-after.ts';
import type { OrderState } from '@ooh/contract/domain/order';
import { approvalOffer } from '@ooh/contract/domain/line-approval';
import type { CallOutput } from '@ooh/contract/registry';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { linesText } from '../floors/floor-words.ts';
import styles from './create.module.css';
import { missingMust, namedUnits, unitsText } from './wished-units.ts';

export interface SubmitDialogProps {
  readonly order: CallOutput<'mediaOrder/getById'>;
  /** Items that are not available as they are; undefined while that is not known. */
  readonly conflicts: number | undefined;
  readonly isChecking: boolean;
  readonly onClose: () => void;
  readonly onSubmitted: (waitsFor: 'client' | 'approval') => void;
}

/** Steps that are still to be taken until the plan is with the customer. */
const wayToConfirm: readonly OrderState[] = ['ready', 'planning', 'confirming'];

/**
 * Takes the steps one after the other, each against the version that the one before left. A step that was taken
 * before, by an earlier attempt that lost its answer, is not taken again.
 */
async function submit(
  { row, items, discounts }: SubmitDialogProps['order'],
  waitsFor: 'client' | 'approval',
): Promise<string | undefined> {
  const { orderId, state } = row;
  let { version } = row;
  const way = waitsFor === 'client' ? wayToConfirm : wayToConfirm.slice(0, -1);
  for (const step of way.slice(wayToConfirm.indexOf(state) + 1)) {
    const { body, message } = await call('v1/orders/transition', { orderId, version, state: step });
    if (!body) return message;
    version = body.version;
  }
  if (waitsFor === 'client' || approvalOffer(items, discounts).unasked.length === 0) return undefined;
  const asked = await call('v1/orders/request-discounts', { orderId, version });
  return asked.body ? undefined : asked.message;
}

function availabilityText(conflicts: number | undefined, isChecking: boolean): string {
  if (isChecking) return '正在检查空位…';
  if (conflicts === undefined) return '未能检查空位，可返回再试。';
  return conflicts === 0
    ? '所有媒体在所选档期均有空位。'
    : `${conflicts} 行媒体有冲突尚未处理，届时不能锁位。`;
}

/** Lists what submitting does and asks once more. */
export function SubmitDialog({ order, conflicts, isChecking, onClose, onSubmitted }: SubmitDialogProps) {
  useReturnFocus();
  const client = useQueryClient();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { row } = order;
  const { waiting } = approvalOffer(order.items, order.discounts);
  const waitsFor = waiting.length > 0 ? 'approval' : 'client';
  const run = async () => {
    setIsBusy(true);
    setRefusal(undefined);
    const message = await submit(order, waitsFor);
    await refreshAfter(client, 'mediaOrder/update', 'v1/orders/transition', 'v1/orders/request-discounts');
    setIsBusy(false);
    if (message === undefined) onSubmitted(waitsFor);
    else setRefusal(message);
  };
  const missing = missingMust(namedUnits(order.brief.wishes.mustUnits, order.wishedUnits), order.items);
  // What the reader has to know before he goes on; without it, this dialog is question enough.
  const isDoubtful = !isChecking && (conflicts !== 0 || missing.length > 0 || waiting.length > 0);
  const effects = [
    `订单「${row.name}」（${row.orderNo}）提交后${waitsFor === 'client' ? '进入「待客户确认」' : '停在「方案制作中」，批准后再提交客户确认'}，此前的草稿不再自动保存。`,
    `投放 ${row.startDate} 至 ${row.endDate}，${row.cityNames.join('、')}，共 ${formatNumber(row.items)} 行 ${formatNumber(row.units)} 面/辆媒体。`,
    `净价 ${formatFen(row.amounts.netFen)}，含税合计 ${formatFen(row.amounts.totalFen)}。`,
    `提交不占用档期；须锁位的媒体请在提交后锁位。${availabilityText(conflicts, isChecking)}`,
  ];
  return (
    <Modal
      open
      width={560}
      title="提交订单"
      okText={waitsFor === 'client' ? '确认提交' : '提交折扣审批'}
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isChecking || (isDoubtful && !isAgreed) }}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`客户的必投还缺 ${unitsText(missing)}`}
          description="可返回上一步补选；仍要提交时，请在报价中向客户说明。"
        />
      )}
      {waiting.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`${formatNumber(waiting.length)} 行折扣低于折扣底线，须先审批`}
          description={linesText(waiting)}
        />
      )}
      {isDoubtful && (
        <Checkbox checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)}>
          已知晓以上问题，仍要提交
        </Checkbox>
      )}
      {refusal !== undefined && <Alert type="error" showIcon title="未能提交" description={refusal} />}
    </Modal>
  );
}
