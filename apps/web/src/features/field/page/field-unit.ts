import type { PostingRow } from '@ooh/contract/domain/monitoring';
import { stateText } from '../../../shared/order/posting-names.ts';
import type { MarkWork, QueueItem } from '../queue/queue-item.ts';

/** A unit as the device knows it: what the service recorded, and what waits in the queue. */
export interface FieldUnit {
  readonly row: PostingRow;
  readonly name: string;
  readonly items: readonly QueueItem[];
  /** What hangs there now, with what is still to be sent. */
  readonly state: PostingRow['state'];
  readonly stateText: string;
  /** Null while it is not posted. */
  readonly postedOn: string | null;
  /** Photos with the service and on the device, without refused ones. */
  readonly photos: number;
}

/** Whether the service's record, read at a moment, may not tell of an item yet. */
const isAhead = ({ state, endedAt }: QueueItem, readAt: number): boolean =>
  state === 'waiting' || state === 'sending' || (state === 'received' && (endedAt ?? 0) > readAt);

/** The unit of a posting, read at a moment, with the items of the queue. */
export function fieldUnit(row: PostingRow, items: readonly QueueItem[], readAt: number): FieldUnit {
  const own = items.filter(({ postingId }) => postingId === row.postingId);
  const ahead = own.filter((item) => isAhead(item, readAt));
  const mark = ahead.findLast((item): item is QueueItem & { work: MarkWork } => item.work.kind === 'mark');
  const { state, damage, postedOn } = mark?.work ?? row;
  return {
    row,
    name: `${row.unitName} #${row.unitNo}`,
    items: own,
    state,
    stateText: stateText(state, damage),
    postedOn: state === 'pending' || state === 'missing' ? null : postedOn,
    photos: row.photos + ahead.filter(({ work }) => work.kind === 'photo').length,
  };
}
