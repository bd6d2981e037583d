import { refreshAfter } from '../../../api/refresh-after.ts';
import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { NextAction } from '@ooh/contract/domain/order-next-action';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { notifyBriefly } from '../../../api/notice.ts';
import { saveFile } from '../../../api/save-file.ts';
import { copyName } from '../../../ui/form/copy-name.ts';
import { itemInputOf } from '../item-input.ts';
import { useStepDialog } from '../detail/use-step-dialog.tsx';
import { TransferDialog } from '../transfer/transfer-dialog.tsx';
import { demandHref, detailHref, mediaHref } from '../../../shared/order/order-addresses.ts';

export interface OrderActions {
  readonly open: (href: string) => void;
  readonly copy: (order: OrderRow) => Promise<void>;
  readonly downloadSchedule: (order: OrderRow) => Promise<void>;
  /** Takes the next action of an order, or goes where it is taken. */
  readonly goOn: (order: OrderRow, action: NextAction) => void;
  /** Asks for the reason, then cancels an order. */
  readonly cancel: (order: OrderRow) => void;
  /** Asks to whom an order is handed over. */
  readonly transfer: (order: OrderRow) => void;
  /** Asks before a step is taken or an order is handed over. */
  readonly dialog: ReactNode;
  /** The order at work. */
  readonly busyId: string | undefined;
}

/** What the menu of an order in the list does. */
export function useOrderActions(): OrderActions {
  const client = useQueryClient();
  const router = useRouter();
  const [busyId, setBusyId] = useState<string>();
  const during = async (orderId: string, work: () => Promise<void>) => {
    setBusyId(orderId);
    try {
      await work();
    } finally {
      setBusyId(undefined);
    }
  };
  const open = (href: string) => void router.navigate({ href });

  const steps = useStepDialog();
  const goOn = (order: OrderRow, action: NextAction) => {
    if (action.kind === 'step') steps.ask({ order, to: action.to, onDone: () => undefined });
    else if (action.kind === 'choose-media') open(mediaHref(order));
    // The order's page shows which items are held and which cannot be.
    else open(detailHref(order.orderId, undefined, order.mode));
  };

  const cancel = (order: OrderRow) => steps.ask({ order, to: 'cancelled', onDone: () => undefined });
  const copy = ({ orderId }: OrderRow) =>
    during(orderId, async () => {
      const source = await call('mediaOrder/getById', { orderId });
      if (!source.body) return;
      const { brief, items, row } = source.body;
      const made = await call('mediaOrder/create', {
        brief: { ...brief, name: copyName(row.name) },
        items: items.map(itemInputOf),
      });
      if (!made.body) return;
      await refreshAfter(client, 'mediaOrder/create');
      notifyBriefly({
        kind: 'success',
        title: `已复制为 ${made.body.orderNo}`,
        description: '副本为草稿，请核对投放期后再提交。',
      });
      open(demandHref(made.body.orderId));
    });

  const downloadSchedule = ({ orderId }: OrderRow) =>
    during(orderId, async () => {
      const saved = await saveFile('media-order-match-detail/downloadSchedule/{orderId}', { orderId });
      if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
    });

  const [given, setGiven] = useState<OrderRow>();
  const dialog = given ? <TransferDialog order={given} onClose={() => setGiven(undefined)} /> : steps.dialog;
  return { open, copy, downloadSchedule, goOn, cancel, transfer: setGiven, dialog, busyId };
}
