import { editableStates } from '@ooh/contract/domain/order-transitions';
import type { CallOutput } from '@ooh/contract/registry';
import { useState } from 'react';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import type { CreateAddress } from './create-address.ts';
import { chosenOf, type ChosenItem } from './offer-choice.ts';
import { sendItems } from './save-order.ts';
import { useUndo } from './use-undo.ts';

export interface MediaEditorProps {
  readonly order: CallOutput<'mediaOrder/getById'>;
  readonly address: CreateAddress;
  readonly onAddress: (address: CreateAddress) => void;
  /** Another user has saved: reload the order. */
  readonly onReload: () => void;
}

export function useChosenItems(order: MediaEditorProps['order']) {
  const [initial] = useState<readonly ChosenItem[]>(() => order.items.map(chosenOf));
  const history = useUndo(initial);
  const saving = useSaving({
    content: history.value,
    work: { workId: order.row.orderId, version: order.row.version },
    savedContent: initial,
    isEnabled: editableStates.includes(order.row.state),
    send: (items, base) =>
      sendItems(
        items.map(({ input }) => input),
        base,
      ),
    // Items chosen in a few clicks are not stored locally: while offline they stay on the page.
    keep: () => {},
    forget: () => {},
    call: 'mediaOrder/update',
  });
  return { history, saving };
}
