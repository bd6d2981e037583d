import { useCall } from '../../../api/use-call.ts';
import { ConflictDialog } from '../../../ui/saving/conflict-dialog.tsx';
import { draftDifferences, type DraftNames } from './draft-texts.ts';
import { draftOf, type OrderDraft } from './order-draft.ts';

export interface DemandConflictProps {
  readonly orderId: string;
  readonly draft: OrderDraft;
  readonly names: DraftNames;
  /** Gives up the own changes for what is there. */
  readonly onTakeTheirs: (draft: OrderDraft, version: number) => void;
  readonly onOverwrite: (version: number) => void;
}

/** Somebody has saved the order in the meantime: shows what differs and lets the user decide. */
export function DemandConflict({ orderId, draft, names, onTakeTheirs, onOverwrite }: DemandConflictProps) {
  const latest = useCall('mediaOrder/getById', { orderId }, { quiet: true, staleMs: 0 });
  // What the cache holds is what the own changes began with.
  const data = latest.isFetchedAfterMount ? latest.data : undefined;
  const theirs = data && draftOf(data.brief, data.row.brandName);
  return (
    <ConflictDialog
      subject="订单"
      latest={data?.row}
      differences={theirs ? draftDifferences(draft, theirs, names) : []}
      error={latest.error}
      onRetry={() => void latest.refetch()}
      onTakeTheirs={() => theirs && onTakeTheirs(theirs, data.row.version)}
      onOverwrite={() => data && onOverwrite(data.row.version)}
    />
  );
}
