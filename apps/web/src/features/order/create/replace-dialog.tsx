import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import { Alert, Checkbox, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import { periodText } from '../../../shared/order/period-text.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import styles from './replace-dialog.module.css';
import { replacedLines, withReplaced, type ReplacedLine } from './replacing.ts';
import { SettledNumber } from './settled-number.tsx';

export type OnItems = (items: OrderItemInput[], names?: ReadonlyMap<string, string>) => void;

export interface ReplaceDialogProps {
  readonly orderId: string;
  readonly items: readonly OrderItem[];
  /** Those of them that are to be replaced. */
  readonly lines: readonly OrderItem[];
  readonly isBusy: boolean;
  readonly onItems: OnItems;
  readonly onClose: () => void;
}

const usualGapPercent = 20;

const differenceText = (fen: number): string => (fen > 0 ? `+${formatFen(fen)}` : formatFen(fen));

function columnsOf(taken: readonly ReplacedLine[]): AppColumn<ReplacedLine>[] {
  const sum = (of: (line: ReplacedLine) => number) => taken.reduce((fen, line) => fen + of(line), 0);
  return [
    { key: 'no', title: '行', width: 48, render: ({ item }) => item.itemNo, total: '合计' },
    {
      key: 'old',
      title: '原媒体',
      width: 180,
      render: ({ item }) => (
        <span className={styles.unit}>
          <span>{unitTitle(item)}</span>
          <small className="numeric">{unitPriceText(item.priceFen, item.priceDays)}</small>
        </span>
      ),
    },
    {
      key: 'new',
      title: '替换为',
      width: 190,
      render: ({ unit }) => (
        <span className={styles.unit}>
          <span>{unitTitle(unit)}</span>
          <small className="numeric">
            {unitPriceText(unit.priceFen, unit.priceDays)} · 空 {formatNumber(unit.freeUnits)}
            {unit.distanceMeters !== null && ` · 相距 ${formatNumber(unit.distanceMeters)} 米`}
          </small>
        </span>
      ),
    },
    {
      key: 'days',
      title: '刊期',
      width: 176,
      render: ({ item }) => periodText(item.startDate, item.endDate),
    },
    {
      key: 'oldFen',
      title: '原净价',
      width: 112,
      isNumeric: true,
      render: ({ oldFen }) => formatFen(oldFen),
      total: formatFen(sum(({ oldFen }) => oldFen)),
    },
    {
      key: 'newFen',
      title: '新净价',
      width: 112,
      isNumeric: true,
      render: ({ newFen }) => formatFen(newFen),
      total: formatFen(sum(({ newFen }) => newFen)),
    },
    {
      key: 'difference',
      title: '差额',
      width: 112,
      isNumeric: true,
      render: ({ oldFen, newFen }) => differenceText(newFen - oldFen),
      total: differenceText(sum(({ oldFen, newFen }) => newFen - oldFen)),
    },
  ];
}

/** Replaces several lines at once: shows old and new with what they cost, and why others stay. Rows may be struck. */
export function ReplaceDialog({ orderId, items, lines, isBusy, onItems, onClose }: ReplaceDialogProps) {
  useReturnFocus();
  const [gapPercent, setGapPercent] = useState(usualGapPercent);
  const [sameDistrict, setSameDistrict] = useState(false);
  const [struck, setStruck] = useState<ReadonlySet<string>>(new Set());
  const found = useCall(
    'v1/orders/check-availability',
    {
      orderId,
      itemIds: lines.map(({ itemId }) => itemId),
      replace: { maxPriceGapPermille: gapPercent * 10, sameDistrict },
    },
    { staleMs: 0, keepPrevious: true },
  );
  const { lines: rows, kept } = useMemo(
    () => replacedLines(lines, found.data?.replacements ?? []),
    [lines, found.data],
  );
  const taken = rows.filter(({ item }) => !struck.has(item.itemId));
  const replace = () => {
    const next = withReplaced(items, taken);
    onItems(next.items, next.names);
    onClose();
  };
  const held = taken.filter(({ item }) => item.holdState === 'hold').length;
  return (
    <Modal
      open
      width={1040}
      title={`批量替换：${formatNumber(lines.length)} 行`}
      okText={`替换 ${formatNumber(taken.length)} 行`}
      cancelText="返回"
      okButtonProps={{ disabled: taken.length === 0 || found.isFetching || isBusy }}
      onOk={replace}
      onCancel={onClose}
    >
      <div className={styles.terms}>
        <span>
          刊例价相差不超过{' '}
          <SettledNumber
            label="价差上限，%"
            value={gapPercent}
            min={0}
            max={1000}
            precision={0}
            isDisabled={false}
            onSettle={setGapPercent}
          />{' '}
          %
        </span>
        {lines.some(({ faceId }) => faceId !== null) && (
          <Checkbox checked={sameDistrict} onChange={({ target }) => setSameDistrict(target.checked)}>
            点位限同一行政区
          </Checkbox>
        )}
        <span className={styles.hint}>
          同城市、同形式，所选刊期有空位，不与同行业品牌同处；可用「撤销」恢复
        </span>
      </div>
      {held > 0 && (
        <Alert type="info" showIcon title={`${formatNumber(held)} 行已锁位，替换后原锁位释放，须重新锁位`} />
      )}
      <AppTable<ReplacedLine>
        caption="替换对照"
        columns={columnsOf(taken)}
        rows={found.data && rows}
        rowKey={({ item }) => item.itemId}
        selectedKeys={taken.map(({ item }) => item.itemId)}
        onSelect={(keys) =>
          setStruck(new Set(rows.map(({ item }) => item.itemId).filter((id) => !keys.includes(id))))
        }
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        bodyHeight={rows.length > 7 ? 360 : undefined}
        emptyTitle="没有可替换的行"
      />
      {found.data && found.error && <Alert type="error" showIcon title={found.error.message} />}
      {kept.length > 0 && (
        <section aria-labelledby="kept-lines-title" className={styles.kept}>
          <h3 id="kept-lines-title">{formatNumber(kept.length)} 行没有替换位，保持不变</h3>
          <ul>
            {kept.map(({ item, title, lack }) => (
              <li key={item.itemId}>
                {title}：{lack}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Modal>
  );
}
