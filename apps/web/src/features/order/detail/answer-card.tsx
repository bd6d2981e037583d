import type { OrderRow } from '@ooh/contract/domain/media-order';
import { stepRefusal } from '@ooh/contract/domain/order-next-action';
import type { OrderState } from '@ooh/contract/domain/order-names';
import { RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { NextCard } from '../around/next-card.tsx';
import { stepLabels } from '../step-labels.ts';

interface AnswerCardProps {
  readonly row: OrderRow;
  readonly today: string;
  readonly onStep: (to: OrderState) => void;
}

/** Whether an order waits for the answer of its reader. */
export const awaitsReader = (row: Pick<OrderRow, 'state' | 'items'>, byClient: boolean): boolean =>
  byClient && row.state === 'confirming' && row.items > 0;

/** The plan waits for the client who reads it: he confirms it, or sends it back with a reason. */
export function AnswerCard({ row, today, onStep }: AnswerCardProps) {
  const { items, units, startDate, endDate, amounts } = row;
  const confirming = stepRefusal(row, 'holding', today);
  const refusing = stepRefusal(row, 'planning', today);
  const what = `${formatNumber(items)} 行 ${formatNumber(units)} 面/辆媒体，${startDate} 至 ${endDate}，含税合计 ${formatFen(amounts.totalFen)}`;
  return (
    <NextCard
      id="answer-title"
      title="请确认方案"
      text={confirming ?? `${what}。确认后进入锁位；不同意请写明原因退回。`}
      actions={
        <>
          <Button
            type="primary"
            disabled={confirming !== null}
            title={confirming ?? undefined}
            onClick={() => onStep('holding')}
          >
            {stepLabels('confirming', 'holding', true)}
          </Button>
          <Button
            icon={<RollbackOutlined aria-hidden="true" />}
            disabled={refusing !== null}
            title={refusing ?? undefined}
            onClick={() => onStep('planning')}
          >
            {stepLabels('confirming', 'planning', true)}
          </Button>
        </>
      }
    />
  );
}
