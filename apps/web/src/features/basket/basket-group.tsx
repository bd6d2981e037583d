import { Checkbox } from 'antd';
import type { BasketChange } from '../../shared/basket/basket-changes.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import styles from './basket.module.css';
import type { ItemGroup } from './group-items.ts';
import { BasketRow } from './basket-row.tsx';

export interface BasketGroupProps {
  readonly group: ItemGroup;
  readonly chosen: readonly string[];
  readonly onChosen: (keys: readonly string[], isChosen: boolean) => void;
  readonly onChange: (change: BasketChange) => void;
}

/** Media of one form in one city, each with its quantity, days, discount and price. */
export function BasketGroup({ group, chosen, onChosen, onChange }: BasketGroupProps) {
  const keys = group.items.map(({ itemKey }) => itemKey);
  const isAll = keys.every((key) => chosen.includes(key));
  return (
    <section className={styles.group} aria-label={group.title}>
      <header className={styles.groupHead}>
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && keys.some((key) => chosen.includes(key))}
          onChange={({ target }) =>
            onChosen(
              keys.filter((key) => chosen.includes(key) !== target.checked),
              target.checked,
            )
          }
        >
          {group.title}
        </Checkbox>
        <span className={styles.quiet}>
          小计 <MoneyFen fen={group.netFen} unit="auto" />
        </span>
      </header>
      <ul className={styles.items}>
        {group.items.map((item) => (
          <BasketRow
            key={item.itemKey}
            item={item}
            isChosen={chosen.includes(item.itemKey)}
            onChosen={(isChosen) => onChosen([item.itemKey], isChosen)}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  );
}
