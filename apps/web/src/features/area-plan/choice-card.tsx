import type { CallOutput } from '@ooh/contract/registry';
import type { ReactNode } from 'react';
import { ReachHeadline } from '../../shared/figure/reach-headline.tsx';
import { FoldButton } from '../../shared/map-workbench/fold-button.tsx';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { BudgetBar } from '../../shared/plan/budget-bar.tsx';
import { formatFen, formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './choice-card.module.css';
import { SpreadOutcome } from './spread-outcome.tsx';
import type { AreaPlan } from './use-area-plan.ts';

type City = CallOutput<'crowd-tag-plan/v1/getCityList'>[number];

/** How many positions there are, how many have vacant faces, and how many faces are chosen. */
function Counts({ cities }: { readonly cities: readonly City[] }) {
  const sum = (of: (city: City) => number) =>
    formatNumber(cities.reduce((total, city) => total + of(city), 0));
  return (
    <dl className={styles.counts}>
      <div>
        <dt>匹配点位</dt>
        <dd>{sum((city) => city.positions)}</dd>
      </div>
      <div>
        <dt>空位（面）</dt>
        <dd>{sum((city) => city.freeFaces)}</dd>
      </div>
      <div>
        <dt>已选（面）</dt>
        <dd>{sum((city) => city.chosenFaces)}</dd>
      </div>
    </dl>
  );
}

export interface ChoiceCardProps {
  readonly plan: AreaPlan;
  readonly cities: readonly City[];
  readonly actions: ReactNode;
}

/** What the chosen faces reach and cost, and what can be done with them. */
export function ChoiceCard({ plan, cities, actions }: ChoiceCardProps) {
  const { layout, window } = useWorkbench();
  const { budgetFen } = plan.row;
  const totalFen = cities.reduce((sum, city) => sum + city.amounts.totalFen, 0);
  return (
    <section className={styles.card} aria-label="方案概览">
      <div className={styles.head}>
        <h2>{cities.length === 1 ? cities[0].cityName : `${cities.length} 城`} · 方案概览</h2>
        {window !== 'slim' && <FoldButton side="right" />}
      </div>
      {(layout.isRightOpen || window === 'slim') && (
        <div className={styles.body}>
          {cities.map(
            ({ cityCode, cityName, reach }) =>
              reach !== null && (
                <div key={cityCode}>
                  {cities.length > 1 && <h3>{cityName}</h3>}
                  <ReachHeadline
                    reachShare={reach.reachShare}
                    reach={reach.reach}
                    nature={reach.basis.nature}
                    range={reach.reachShareRange}
                    rangeReason="点位接触次数取模型值的一半与两倍时的到达率；95% 区间只含样本的抽样误差"
                  />
                </div>
              ),
          )}
          {budgetFen === null ? (
            <p className={styles.price}>
              含税合计 <b>{formatFen(totalFen, { unit: 'auto' })}</b>
            </p>
          ) : (
            <BudgetBar totalFen={totalFen} budgetFen={budgetFen} />
          )}
          <Counts cities={cities} />
          {cities.map((city) => (
            <SpreadOutcome key={city.cityCode} city={city} isOnly={cities.length === 1} />
          ))}
          <div className={styles.foot}>
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
      )}
    </section>
  );
}
