import { editableStates } from '@ooh/contract/domain/order-transitions';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { mediaHref } from '../../../shared/order/order-addresses.ts';

/** What stands where an order has nothing to show, with the way to what it lacks. */
export function NoMedia({ order, title }: { readonly order: OrderOutput; readonly title: string }) {
  const { row } = order;
  return (
    <StateBlock
      kind="empty"
      minHeight={320}
      title={title}
      description="选定媒体后即可查看。"
      action={
        editableStates.includes(row.state) && (
          <HrefButton type="primary" href={mediaHref(row)}>
            去选媒体
          </HrefButton>
        )
      }
    />
  );
}
