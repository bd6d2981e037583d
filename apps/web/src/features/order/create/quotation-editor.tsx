import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { OrderDiscounts } from '@ooh/contract/domain/line-approval';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { amountColumns, holdColumn, unitColumns } from '../detail/item-columns.tsx';
import { typedWarning } from '../floors/floor-words.ts';
import styles from '../floors/floors.module.css';
import { itemInputOf } from '../item-input.ts';
import type { OrderRow } from '@ooh/contract/domain/media-order';
import { chosenOf, type Chosen } from './bulk-changes.ts';
import { ItemBulk } from './item-bulk.tsx';
import type { OnItems } from './replace-dialog.tsx';
import { SettledNumber } from './settled-number.tsx';

export interface QuotationEditorProps {
  readonly row: OrderRow;
  readonly items: readonly OrderItem[];
  readonly discounts: OrderDiscounts;
  readonly isBusy: boolean;
  readonly isEditable: boolean;
  readonly onItems: OnItems;
  readonly onConflicts: (conflicts: readonly OrderConflict[]) => void;
}

/** What a typed discount means for the floor of a line. */
function TypedNote(props: {
  readonly item: OrderItem;
  readonly permille: number;
  readonly discounts: OrderDiscounts;
}) {
  const warning = typedWarning(props.item, props.permille, props.discounts);
  return (
    <output className={styles.typed} data-open={warning?.isOpen === true || undefined}>
      {warning?.text}
    </output>
  );
}

const totals = ['rateCardFen', 'netFen', 'productionFen', 'serviceFen', 'taxFen', 'totalFen'] as const;

function editable(props: QuotationEditorProps): AppColumn<OrderItem>[] {
  const { items, discounts, isBusy, isEditable, onItems } = props;
  const isDisabled = isBusy || !isEditable;
  const change = (itemId: string, part: Partial<OrderItemInput>) =>
    onItems(
      items.map((item) => (item.itemId === itemId ? { ...itemInputOf(item), ...part } : itemInputOf(item))),
    );
  return [
    {
      key: 'quantity',
      title: '数量',
      width: 108,
      isNumeric: true,
      render: ({ itemId, unitName, deck, quantity }) => (
        <SettledNumber
          label={`${unitTitle({ unitName, deck })}的数量`}
          value={quantity}
          min={1}
          max={1000}
          precision={0}
          isDisabled={isDisabled}
          onSettle={(value) => change(itemId, { quantity: value })}
        />
      ),
    },
    {
      key: 'discount',
      title: '折扣（折）',
      width: discounts === null ? 108 : 148,
      isNumeric: true,
      render: (item) => {
        const { itemId, unitName, deck, discountPermille, isGift } = item;
        return (
          <SettledNumber
            label={`${unitTitle({ unitName, deck })}的折扣，折`}
            value={isGift ? 0 : discountPermille / 100}
            min={0}
            max={10}
            precision={2}
            isDisabled={isDisabled || isGift}
            onSettle={(value) => change(itemId, { discountPermille: Math.round(value * 100) })}
            note={(typed) => (
              <TypedNote item={item} permille={Math.round(typed * 100)} discounts={discounts} />
            )}
          />
        );
      },
    },
    {
      key: 'gift',
      title: '赠送',
      width: 68,
      render: ({ itemId, unitName, deck, isGift }) => (
        <Checkbox
          aria-label={`${unitTitle({ unitName, deck })}为赠送`}
          checked={isGift}
          disabled={isDisabled}
          onChange={({ target }) =>
            change(itemId, {
              isGift: target.checked,
              // Without a discount of its own a line that is no gift any more is priced by the rate card.
              discountPermille: undefined,
            })
          }
        />
      ),
    },
  ];
}

/** 报价 that can be changed: quantity, discount and gift by line; amounts come from the service. */
export function QuotationEditor(props: QuotationEditorProps) {
  const { row, items } = props;
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const own = new Map(editable(props).map((column) => [column.key, column]));
  const columns = [...unitColumns(), ...amountColumns()].flatMap((column): AppColumn<OrderItem>[] => {
    const plain = { ...(own.get(column.key) ?? column), isSortable: false };
    const gift = own.get('gift');
    if (column.key === 'discount' && gift) return [plain, gift];
    if (column.key === 'itemNo') return [{ ...plain, total: '合计' }];
    const key = totals.find((known) => known === column.key);
    return [key ? { ...plain, total: formatFen(row.amounts[key]) } : plain];
  });
  return (
    <AppTable<OrderItem>
      caption="报价"
      columns={[...columns, holdColumn]}
      rows={items}
      // A saved line has a new id: what was typed into its fields and not sent ends with the old one.
      rowKey={({ itemId }) => itemId}
      selectedKeys={chosenOf(items, chosen).map(({ itemId }) => itemId)}
      onSelect={(keys) =>
        setChosen(new Set(items.filter(({ itemId }) => keys.includes(itemId)).map(({ itemNo }) => itemNo)))
      }
      toolbar={items.length > 0 && <ItemBulk {...props} chosen={chosen} onChoose={setChosen} />}
      bodyHeight={items.length > 12 ? 480 : undefined}
      isLoading={props.isBusy}
      settingsKey="order-quotation"
      emptyTitle="订单还没有媒体"
    />
  );
}
