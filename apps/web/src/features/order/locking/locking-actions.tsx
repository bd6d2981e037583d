import { LockOutlined, RollbackOutlined, UnlockOutlined } from '@ant-design/icons';
import { stepRefusal, type NextAction } from '@ooh/contract/domain/order-next-action';
import type { OrderState } from '@ooh/contract/domain/order-names';
import { Button } from 'antd';
import { useState } from 'react';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { HoldHours } from '../schedule/hold-hours.tsx';
import { usualHours, type useHolding } from '../schedule/use-holding.ts';
import { stepLabels } from '../step-labels.ts';
import type { Locking } from './prepare-locking.ts';

export interface LockingActionsProps {
  readonly order: OrderOutput;
  readonly action: NextAction;
  readonly locking: Locking;
  readonly today: string;
  readonly holding: Pick<ReturnType<typeof useHolding>, 'hold' | 'release'>;
  readonly onStep: (to: OrderState) => void;
}

interface StepButtonProps {
  readonly label: string;
  readonly refusal: string | null;
  readonly isPrimary: boolean;
  readonly isBack?: boolean;
  readonly onClick: () => void;
}

function StepButton({ label, refusal, isPrimary, isBack = false, onClick }: StepButtonProps) {
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      icon={isBack ? <RollbackOutlined aria-hidden="true" /> : undefined}
      disabled={refusal !== null}
      title={refusal ?? undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** Hold, let go, complete, or go back to change what cannot be held. */
export function LockingActions(props: LockingActionsProps) {
  const { order, action, locking, today, holding, onStep } = props;
  const { hold, release } = holding;
  const { orderId, state } = order.row;
  const [hours, setHours] = useState(usualHours);
  const isBusy = hold.isPending || release.isPending;
  const { holdableIds, blocked } = locking;
  const mayRevise = action.kind === 'revise' || blocked.length > 0;
  return (
    <>
      {action.kind === 'step' && (
        <StepButton
          isPrimary
          label={stepLabels(state, action.to)}
          refusal={action.refusal}
          onClick={() => onStep(action.to)}
        />
      )}
      {action.kind === 'hold' && (
        <>
          <Button
            type="primary"
            icon={<LockOutlined aria-hidden="true" />}
            loading={hold.isPending}
            disabled={release.isPending}
            onClick={() => hold.mutate({ orderId, hours, partial: true, itemIds: [...holdableIds] })}
          >
            {blocked.length === 0 ? '锁位' : `锁定可用的 ${holdableIds.length} 行`}
          </Button>
          <HoldHours value={hours} onChange={setHours} />
        </>
      )}
      {mayRevise && (
        <StepButton
          isBack
          isPrimary={action.kind === 'revise'}
          label={`${stepLabels(state, 'confirming')}并修改`}
          refusal={stepRefusal(order.row, 'confirming', today)}
          onClick={() => onStep('confirming')}
        />
      )}
      {order.items.some(({ holdState }) => holdState === 'hold') && (
        <Button
          icon={<UnlockOutlined aria-hidden="true" />}
          loading={release.isPending}
          disabled={isBusy}
          onClick={() => release.mutate({ orderId })}
        >
          释放
        </Button>
      )}
    </>
  );
}
