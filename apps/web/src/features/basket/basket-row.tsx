import { DeleteOutlined } from '@ant-design/icons';
import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { BasketItem } from '@ooh/contract/domain/basket';
import { Button, Checkbox, InputNumber } from 'antd';
import { putOf, type BasketChange } from '../../shared/basket/basket-changes.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import { DayInput } from '../../ui/form/day-input.tsx';
import styles from './basket.module.css';

interface RowProps {
  readonly item: BasketItem;
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
  readonly onChange: (change: BasketChange) => void;
}

function stateText({ state, freeUnits, unit }: BasketItem): string | undefined {
  if (state === 'gone') return '不在售';
  return state === 'short' ? `档期不足，余 ${formatNumber(freeUnits)}${unit}` : undefined;
}

function Price({ item }: { readonly item: BasketItem }) {
  if (item.state === 'gone') return <span className={styles.quiet}>无报价</span>;
  if (item.amounts === null) return <span className={styles.quiet}>计价中</span>;
  return (
    <span className={styles.price}>
      {item.isSamplePrice && <SamplePriceMark />}
      <span className={styles.quiet}>
        刊例 <MoneyFen fen={item.amounts.rateCardFen} unit="auto" /> · 净价
      </span>
      <b>
        <MoneyFen fen={item.amounts.netFen} unit="auto" />
      </b>
    </span>
  );
}

export function BasketRow({ item, isChosen, onChosen, onChange }: RowProps) {
  const { level, quantity, startDate, endDate, capacity, discountPermille } = item;
  const name = unitTitle(item);
  const problem = stateText(item);
  const set = (over: Partial<ReturnType<typeof putOf>['input']>) => {
    const { input, shown } = putOf(item);
    onChange({ put: [{ input: { ...input, ...over }, shown }], remove: [] });
  };
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Checkbox
          checked={isChosen}
          aria-label={`选择 ${name}`}
          onChange={({ target }) => onChosen(target.checked)}
        />
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.quiet}>{level}</span>
        {problem !== undefined && (
          <StatusTag tone={item.state === 'gone' ? 'error' : 'warning'} text={problem} />
        )}
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={`移除 ${name}`}
          onClick={() => onChange({ put: [], remove: [item.itemKey] })}
        />
      </div>
      <div className={styles.terms}>
        <InputNumber
          size="small"
          className={styles.quantity}
          min={1}
          max={Math.max(capacity, quantity)}
          precision={0}
          changeOnBlur
          suffix={item.unit}
          aria-label={`${name}的数量`}
          value={quantity}
          onChange={(value) => value !== null && value !== quantity && set({ quantity: value })}
        />
        <DayInput
          className={styles.day}
          isClearable={false}
          max={endDate}
          value={startDate}
          aria-label={`${name}的上刊日`}
          onChange={(day) => day !== '' && set({ startDate: day })}
        />
        <DayInput
          className={styles.day}
          isClearable={false}
          min={startDate}
          value={endDate}
          aria-label={`${name}的下刊日`}
          onChange={(day) => day !== '' && set({ endDate: day })}
        />
        <InputNumber
          size="small"
          className={styles.discount}
          min={0}
          max={10}
          step={0.1}
          precision={2}
          changeOnBlur
          suffix="折"
          aria-label={`${name}的折扣`}
          value={discountPermille / 100}
          onChange={(value) =>
            value !== null &&
            Math.round(value * 100) !== discountPermille &&
            set({ discountPermille: Math.round(value * 100) })
          }
        />
      </div>
      <Price item={item} />
    </li>
  );
}
