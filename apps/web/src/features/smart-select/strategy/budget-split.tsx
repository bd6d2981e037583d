import { Alert, Button } from 'antd';
import type { PlanStrategy } from '@ooh/contract/domain/plan';
import { formatFen, formatShare } from '../../../ui/figure/format-figure.ts';
import { BudgetInput } from '../../../ui/form/budget-input.tsx';
import { splitOf, withCityBudget } from './city-budgets.ts';
import styles from './budget-split.module.css';

export interface BudgetSplitProps {
  readonly budgetFen: number;
  readonly cities: readonly { readonly cityCode: string; readonly cityName: string }[];
  readonly strategy: PlanStrategy;
  /** What the service gives each city now, by code. */
  readonly proposedFen: ReadonlyMap<string, number>;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
}

/** Budget by city: own parts in figures or by slider, the rest shared by audience size. */
export function BudgetSplit({ budgetFen, cities, strategy, proposedFen, onChange }: BudgetSplitProps) {
  const codes = cities.map(({ cityCode }) => cityCode);
  const { declaredFen, restFen, openCities, problem } = splitOf(budgetFen, codes, strategy.cityBudgetsFen);
  const set = (cityCode: string, fen: number | null) =>
    onChange({ cityBudgetsFen: withCityBudget(strategy.cityBudgetsFen, codes, { cityCode, fen }) });
  return (
    <>
      <table className={styles.split}>
        <caption className="visually-hidden">分城市预算</caption>
        <thead>
          <tr>
            <th scope="col">城市</th>
            <th scope="col">预算</th>
            <th scope="col">比例</th>
            <th scope="col">方式</th>
          </tr>
        </thead>
        <tbody>
          {cities.map(({ cityCode, cityName }) => {
            const own = strategy.cityBudgetsFen[cityCode];
            const fen = own ?? proposedFen.get(cityCode) ?? null;
            return (
              <tr key={cityCode}>
                <th scope="row">{cityName}</th>
                <td>
                  <BudgetInput
                    id={`budget-${cityCode}`}
                    label={`${cityName}的预算，万元`}
                    fen={fen}
                    onChange={(value) => set(cityCode, value)}
                  />
                </td>
                <td>
                  <input
                    type="range"
                    aria-label={`${cityName}占总预算的比例`}
                    aria-valuetext={formatShare((fen ?? 0) / budgetFen)}
                    min={0}
                    max={100}
                    value={Math.round(((fen ?? 0) / budgetFen) * 100)}
                    onChange={(event) =>
                      set(cityCode, Math.round((budgetFen / 100) * Number(event.target.value)))
                    }
                  />
                  <span className="numeric">{formatShare(fen === null ? null : fen / budgetFen)}</span>
                </td>
                <td>
                  {own === undefined ? (
                    '自动'
                  ) : (
                    <Button size="small" type="link" onClick={() => set(cityCode, null)}>
                      改为自动
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.splitFoot}>
        <span aria-live="polite">
          已指定 {formatFen(declaredFen, { unit: 'auto' })} / {formatFen(budgetFen, { unit: 'auto' })}
          {openCities.length > 0 &&
            restFen >= 0 &&
            `，其余 ${formatFen(restFen, { unit: 'auto' })} 按人群规模自动分配`}
        </span>
        <Button size="small" onClick={() => onChange({ cityBudgetsFen: {} })}>
          自动分配
        </Button>
      </div>
      {problem !== undefined && <Alert type="error" showIcon title={problem} />}
    </>
  );
}
