import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { ReactNode } from 'react';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import styles from './create.module.css';
import type { ChosenItem } from './offer-choice.ts';
import { withPart, type BudgetPart } from './split-amount.ts';
import { SoleCity, CityBudgetRow } from './city-budget-row.tsx';
import { BudgetTotals } from './budget-totals.tsx';
import { SplitMenu } from './split-menu.tsx';

export interface BudgetPanelProps {
  readonly orderId: string;
  readonly audience: TargetAudience;
  readonly totalFen: number;
  readonly cities: readonly { readonly cityCode: string; readonly cityName: string }[];
  readonly parts: readonly BudgetPart[];
  readonly spentOf: (cityCode: string) => number;
  readonly items: readonly ChosenItem[];
  readonly onParts: (parts: readonly BudgetPart[]) => void;
  /** What stands below. */
  readonly children: ReactNode;
}

/** The budget over the cities: parts always add up to it. Beside it, what is spent so far. */
export function BudgetPanel(props: BudgetPanelProps) {
  const { orderId, audience, totalFen, cities, parts, spentOf, items, onParts, children } = props;
  const nameOf = (key: string) => cities.find(({ cityCode }) => cityCode === key)?.cityName ?? key;
  const isAlone = parts.length < 2;
  return (
    <aside className={styles.budget} aria-label="预算">
      <Card
        title={`预算 ${formatFen(totalFen, { unit: 'auto' })}`}
        extra={
          !isAlone && (
            <SplitMenu
              orderId={orderId}
              audience={audience}
              totalFen={totalFen}
              parts={parts}
              nameOf={nameOf}
              spentOf={spentOf}
              onParts={onParts}
            />
          )
        }
        footer={isAlone ? undefined : '调整一个城市，其余未锁定的城市按比例增减，合计始终等于总预算。'}
      >
        <ul>
          {parts.map((part) => {
            const shown = { part, name: nameOf(part.key), spentFen: spentOf(part.key) };
            if (isAlone) return <SoleCity key={part.key} {...shown} />;
            return (
              <CityBudgetRow
                {...shown}
                key={part.key}
                totalFen={totalFen}
                onFen={(fen) => onParts(withPart(parts, part.key, fen))}
                onLock={() =>
                  onParts(
                    parts.map((other) =>
                      other.key === part.key ? { ...other, isLocked: !other.isLocked } : other,
                    ),
                  )
                }
              />
            );
          })}
        </ul>
      </Card>
      <BudgetTotals totalFen={totalFen} items={items} />
      {children}
    </aside>
  );
}
