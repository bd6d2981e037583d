import { useCall } from '../../../api/use-call.ts';
import { FieldConflict } from '../../../ui/saving/field-conflict.tsx';
import { draftDifferences, type DraftNames } from './draft-texts.ts';
import { draftOf } from './order-draft.ts';
import type { OrderDraft } from './order-content.ts';

export interface DemandConflictProps {
  readonly orderId: string;
  readonly draft: OrderDraft;
  readonly names: DraftNames;
  /** Gives up the own changes for what is there. */
  readonly onTakeTheirs: (draft: OrderDraft, version: number) => void;
  readonly onOverwrite: (version: number) => void;
}

/** Another user has saved the order in the meantime: shows the differences and lets the user decide. */
export function DemandConflict({ orderId, draft, names, onTakeTheirs, onOverwrite }: DemandConflictProps) {
  const latest = useCall('mediaOrder/getById', { orderId }, { staleMs: 0 });
  return (
    <FieldConflict
      subject="订单"
      latest={latest}
      draftOf={(order) => draftOf(order.brief, order.row.brandName, order)}
      differencesOf={(theirs) => draftDifferences(draft, theirs, names)}
      onTakeTheirs={onTakeTheirs}
      onOverwrite={onOverwrite}
    />
  );
}
