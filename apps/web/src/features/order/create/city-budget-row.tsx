import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { BudgetInput } from '../../../ui/form/budget-input.tsx';
import { formatFen, formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './city-budget-row.module.css';
import type { BudgetPart } from './split-amount.ts';

interface RowProps {
  readonly part: BudgetPart;
  readonly name: string;
  readonly totalFen: number;
  readonly spentFen: number;
  readonly onFen: (fen: number) => void;
  readonly onLock: () => void;
}

function Spent({ fen, ofFen }: { readonly fen: number; readonly ofFen: number }) {
  const isOver = fen > ofFen;
  return (
    <small data-over={isOver || undefined}>
      已用 {formatFen(fen, { unit: 'auto' })}
      {isOver && `，超 ${formatFen(fen - ofFen, { unit: 'auto' })}`}
    </small>
  );
}

/** The one city of an order: all of the budget is its own, so there is nothing to set. */
export function SoleCity({ part, name, spentFen }: Pick<RowProps, 'part' | 'name' | 'spentFen'>) {
  return (
    <li className={styles.soleCity}>
      <span className={styles.cityName}>{name}</span>
      <span className="numeric">{formatFen(part.fen, { unit: 'auto' })}</span>
      <Spent fen={spentFen} ofFen={part.fen} />
    </li>
  );
}

export function CityBudgetRow({ part, name, totalFen, spentFen, onFen, onLock }: RowProps) {
  const { key, fen, isLocked } = part;
  return (
    <li className={styles.cityBudget}>
      <span className={styles.cityName}>{name}</span>
      {isLocked ? (
        <span className="numeric">{formatFen(fen, { unit: 'auto' })}</span>
      ) : (
        <BudgetInput
          id={`part-${key}`}
          label={`${name}的预算，万元`}
          fen={fen}
          onChange={(value) => value !== null && onFen(value)}
        />
      )}
      <Button
        size="small"
        type="text"
        aria-pressed={isLocked}
        aria-label={isLocked ? `解锁${name}的预算` : `锁定${name}的预算`}
        icon={isLocked ? <LockOutlined aria-hidden="true" /> : <UnlockOutlined aria-hidden="true" />}
        onClick={onLock}
      />
      <input
        type="range"
        aria-label={`${name}占总预算的比例`}
        aria-valuetext={formatShare(totalFen === 0 ? 0 : fen / totalFen)}
        min={0}
        max={1000}
        disabled={isLocked}
        value={totalFen === 0 ? 0 : Math.round((fen / totalFen) * 1000)}
        onChange={({ target }) => onFen(Math.round((totalFen / 1000) * Number(target.value)))}
      />
      <span className="numeric">{formatShare(totalFen === 0 ? null : fen / totalFen)}</span>
      <Spent fen={spentFen} ofFen={fen} />
    </li>
  );
}
