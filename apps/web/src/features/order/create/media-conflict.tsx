import type { OrderItem } from '@ooh/contract/domain/media-order';
import { Button } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { ConflictDialog } from '../../../ui/saving/conflict-dialog.tsx';
import { MergeTable, useTakenParts, type MergePart } from '../../../ui/saving/merge-table.tsx';
import { discountText } from '../list/discount-text.ts';
import { periodText } from '../../../shared/order/period-text.ts';
import { lineTitle } from '../item-input.ts';
import styles from './media-conflict.module.css';
import { differingUnits, mergedLines, type NamedLine, type UnitEntry } from './merge-lines.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';

export interface MediaConflictProps<Line extends NamedLine> {
  readonly orderId: string;
  /** What the order held when the own changes began. */
  readonly base: readonly Line[];
  readonly mine: readonly Line[];
  /** A stored item as a line of the own list. */
  readonly lineOf: (item: OrderItem) => Line;
  readonly isBusy?: boolean;
  /** Saves lines over the version that is there now. */
  readonly onMerge: (lines: readonly Line[], version: number) => void;
  /** Gives up the own changes for what is there. */
  readonly onReload: () => void;
}

/** What lines buy, each part of it unbroken. */
function Lines({ lines = [] }: { readonly lines: readonly NamedLine[] | undefined }) {
  if (lines.length === 0) return '未选';
  return lines.map(({ input: { quantity, startDate, endDate, discountPermille, isGift } }) => {
    const discount = discountPermille === undefined ? '现行折扣' : discountText(discountPermille / 1000);
    return (
      <div key={startDate}>
        <span>数量 {quantity} ·</span> <span>{periodText(startDate, endDate)} ·</span>{' '}
        <span>{isGift ? '赠送' : discount}</span>
      </div>
    );
  });
}

/** What either has changed of one unit. */
function partOf({ key, kind, base, mine, theirs }: UnitEntry<NamedLine>): MergePart {
  const line = [mine, theirs, base].find((lines) => lines !== undefined)?.[0];
  return {
    key,
    kind,
    name: line && lineTitle(line),
    base: <Lines lines={base} />,
    mine: kind === 'theirs' ? '未改' : <Lines lines={mine} />,
    theirs: kind === 'mine' ? '未改' : <Lines lines={theirs} />,
  };
}

/**
 * Another user has saved the order in the meantime: shows the changes of both sides and saves both. Where both have
 * changed the same unit, the user says whose stands.
 */
export function MediaConflict<Line extends NamedLine>(props: MediaConflictProps<Line>) {
  const { orderId, base, mine, lineOf, isBusy = false, onMerge, onReload } = props;
  const latest = useCall('mediaOrder/getById', { orderId }, { staleMs: 0 });
  const { taken, take } = useTakenParts();
  // What the cache holds is what the own changes began with.
  const order = latest.isFetchedAfterMount ? latest.data : undefined;
  const theirs = order?.items.map(lineOf) ?? [];
  const entries = order === undefined ? [] : differingUnits(base, mine, theirs);
  return (
    <ConflictDialog
      subject="订单"
      width={860}
      footer={
        <>
          <Button disabled={!order || isBusy} onClick={onReload}>
            放弃我的修改，载入最新
          </Button>
          <Button
            type="primary"
            disabled={!order}
            loading={isBusy}
            onClick={() => order && onMerge(mergedLines(theirs, entries, taken), order.row.version)}
          >
            合并两人的修改并保存
          </Button>
        </>
      }
    >
      {!order && <SectionPending error={latest.error} onRetry={() => void latest.refetch()} rows={4} />}
      {order && (
        <>
          <p>
            最新版本 V{order.row.version}，更新于 {formatTime(order.row.updatedAt)}。
            {entries.length === 0
              ? '媒体与您的一致，对方改动的是订单的其他内容。'
              : '您与对方各自改动的媒体如下，合并后都会保留；两人都改过的由您选择。'}
          </p>
          <MergeTable
            label="改动的媒体"
            className={styles.changes}
            caption="两人的修改"
            subject="媒体"
            parts={entries.map(partOf)}
            taken={taken}
            onTake={take}
          />
        </>
      )}
    </ConflictDialog>
  );
}
