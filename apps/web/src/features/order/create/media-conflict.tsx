import type { OrderItem } from '@ooh/contract/domain/media-order';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { SideChoice } from '../../../ui/saving/side-choice.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { discountText } from '../list/discount-text.ts';
import { periodText } from '../../../ui/order/period-text.ts';
import { lineTitle } from '../item-input.ts';
import styles from './media-conflict.module.css';
import { differingUnits, mergedLines, type NamedLine, type UnitEntry } from './merge-lines.ts';

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

interface RowProps {
  readonly entry: UnitEntry<NamedLine>;
  readonly takesTheirs: boolean;
  readonly onTakeTheirs: (takes: boolean) => void;
}

function Row({ entry, takesTheirs, onTakeTheirs }: RowProps) {
  const { base, mine, theirs, kind } = entry;
  const line = [mine, theirs, base].find((lines) => lines !== undefined)?.[0];
  const name = line && lineTitle(line);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Lines lines={base} />
      </td>
      <td>{kind === 'theirs' ? '未改' : <Lines lines={mine} />}</td>
      <td>{kind === 'mine' ? '未改' : <Lines lines={theirs} />}</td>
      <td>
        <SideChoice kind={kind} name={name} takesTheirs={takesTheirs} onTakeTheirs={onTakeTheirs} />
      </td>
    </tr>
  );
}

/**
 * Somebody has saved the order in the meantime: shows what either has changed since, and saves both. Where both have
 * changed the same unit, the user says whose stands.
 */
export function MediaConflict<Line extends NamedLine>(props: MediaConflictProps<Line>) {
  useReturnFocus();
  const { orderId, base, mine, lineOf, isBusy = false, onMerge, onReload } = props;
  const latest = useCall('mediaOrder/getById', { orderId }, { quiet: true, staleMs: 0 });
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  // What the cache holds is what the own changes began with.
  const order = latest.isFetchedAfterMount ? latest.data : undefined;
  const theirs = order?.items.map(lineOf) ?? [];
  const entries = order === undefined ? [] : differingUnits(base, mine, theirs);
  const take = (key: string, takes: boolean) =>
    setTaken(new Set([...taken].filter((other) => other !== key).concat(takes ? [key] : [])));
  return (
    <Modal
      open
      closable={false}
      width={860}
      title="该订单已被他人更新"
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
      {latest.error && (
        <StateBlock
          kind="section-failed"
          errorText={latest.error.message}
          onRetry={() => void latest.refetch()}
        />
      )}
      {!order && !latest.error && <StateBlock kind="loading" rows={4} />}
      {order && (
        <>
          <p>
            最新版本 V{order.row.version}，更新于 {formatTime(order.row.updatedAt)}。
            {entries.length === 0
              ? '媒体与您的一致，对方改动的是订单的其他内容。'
              : '您与对方各自改动的媒体如下，合并后都会保留；两人都改过的由您选择。'}
          </p>
          {entries.length > 0 && (
            // A long list scrolls, so it takes the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <section className={styles.changes} tabIndex={0} aria-label="改动的媒体">
              <table aria-label="两人的修改">
                <thead>
                  <tr>
                    <th scope="col">媒体</th>
                    <th scope="col">原来</th>
                    <th scope="col">我的</th>
                    <th scope="col">对方的</th>
                    <th scope="col">合并后</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <Row
                      key={entry.key}
                      entry={entry}
                      takesTheirs={taken.has(entry.key)}
                      onTakeTheirs={(takes) => take(entry.key, takes)}
                    />
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </Modal>
  );
}
