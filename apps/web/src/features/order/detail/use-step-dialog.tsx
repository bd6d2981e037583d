import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { OrderState } from '@ooh/contract/domain/order-names';
import { useState, type ReactNode } from 'react';
import { TransitionDialog } from './transition-dialog.tsx';

interface Asked {
  readonly order: OrderRow;
  readonly to: OrderState;
  readonly onDone: () => void;
}

/** Asks for a step of an order; `dialog` is drawn while it does. */
export function useStepDialog(): { readonly ask: (asked: Asked) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  return {
    ask: setAsked,
    dialog: asked && (
      <TransitionDialog
        order={asked.order}
        to={asked.to}
        onClose={() => setAsked(undefined)}
        onDone={() => {
          setAsked(undefined);
          asked.onDone();
        }}
      />
    ),
  };
}
