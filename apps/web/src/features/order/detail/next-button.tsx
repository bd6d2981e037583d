import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { OrderState } from '@ooh/contract/domain/order-names';
import { nextAction } from '@ooh/contract/domain/order-next-action';
import { Button } from 'antd';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { mediaHref } from '../../../shared/order/order-addresses.ts';
import { actionLabel } from '../step-labels.ts';
import { useByClient } from '../use-by-client.ts';
import { awaitsReader } from './answer-card.tsx';

interface NextButtonProps {
  readonly row: OrderRow;
  readonly today: string;
  readonly onStep: (to: OrderState) => void;
}

/** The next action of the order; while units are to be held, discounts are to be approved or the client is to answer, a card has it. */
export function NextButton({ row, today, onStep }: NextButtonProps) {
  const byClient = useByClient();
  const hasCard = row.state === 'holding' || awaitsReader(row, byClient);
  const action = hasCard ? null : nextAction(row, today);
  if (action === null) return null;
  const label = actionLabel(row.state, action);
  if (action.kind === 'choose-media')
    return (
      <HrefButton type="primary" href={mediaHref(row)}>
        {label}
      </HrefButton>
    );
  if (action.kind === 'hold' || action.kind === 'approve') return null;
  return (
    <Button
      type="primary"
      disabled={action.refusal !== null}
      title={action.refusal ?? undefined}
      onClick={() => onStep(action.to)}
    >
      {label}
    </Button>
  );
}
