import { CheckCircleFilled, WarningFilled } from '@ant-design/icons';
import type { PlanBrief, PlanStrategy } from '@ooh/contract/domain/plan';
import type { CallOutput } from '@ooh/contract/registry';
import { Button } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { asPersons } from '../../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import { relaxationsFor } from './relaxations.ts';
import styles from './strategy.module.css';

type City = CallOutput<'v1/smart-select/feasibility'>['cities'][number];

const pauseMs = 800;

/** Whether the brief can be met under the strategy; asked for 800 ms after the last change. */
export function useFeasibility(brief: PlanBrief, strategy: PlanStrategy) {
  const input = useDebouncedValue({ brief, strategy }, pauseMs);
  const query = useCall('v1/smart-select/feasibility', input, { quiet: true, keepPrevious: true });
  const isBehind = JSON.stringify(input) !== JSON.stringify({ brief, strategy });
  return { query, isChecking: query.isFetching || isBehind };
}

interface CityCheckProps {
  readonly city: City;
  readonly strategy: PlanStrategy;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
}

function CityCheck({ city, strategy, onChange }: CityCheckProps) {
  const isOpen = city.conflicts.length === 0;
  return (
    <li className={styles.cityCheck} data-blocked={!isOpen || undefined}>
      <h3>
        {isOpen ? <CheckCircleFilled aria-hidden="true" /> : <WarningFilled aria-hidden="true" />}
        {city.cityName}
        <span className="numeric">{formatFen(city.budgetFen, { unit: 'auto' })}</span>
      </h3>
      <dl>
        <dt>候选线路</dt>
        <dd className="numeric">{formatNumber(city.candidateLines)} 条</dd>
        <dt title="含媒体净价、制作费与税费">单车最低总价</dt>
        <dd className="numeric">{formatFen(city.cheapestVehicleFen)}</dd>
        {city.mustHaveFen > 0 && (
          <>
            <dt>必选线路需</dt>
            <dd className="numeric">{formatFen(city.mustHaveFen, { unit: 'auto' })}</dd>
          </>
        )}
        <dt>目标人群</dt>
        <dd>
          <FigureValue figure={city.taPersons} format={asPersons} />
        </dd>
      </dl>
      {!isOpen && (
        <>
          <p>以下约束无法同时满足：</p>
          <ul className={styles.conflicts}>
            {city.conflicts.map((conflict) => (
              <li key={conflict}>{conflict}</li>
            ))}
          </ul>
          <div className={styles.relax}>
            {relaxationsFor(strategy, city.conflicts).map(({ label, change }) => (
              <Button key={label} size="small" onClick={() => onChange(change)}>
                {label}
              </Button>
            ))}
          </div>
          <p className={styles.note}>也可返回上一步提高预算或调整城市。</p>
        </>
      )}
    </li>
  );
}

export interface FeasibilityPanelProps {
  readonly check: ReturnType<typeof useFeasibility>;
  readonly strategy: PlanStrategy;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
}

/** Live feasibility by city: candidates, least price, conflicts in words and ways out. */
export function FeasibilityPanel({ check, strategy, onChange }: FeasibilityPanelProps) {
  const { query, isChecking } = check;
  return (
    <section className={styles.card} aria-labelledby="feasibility-title" aria-busy={isChecking}>
      <h2 id="feasibility-title">
        可行性{' '}
        <small aria-live="polite">
          {isChecking ? '检查中' : query.data ? (query.data.isFeasible ? '可行' : '不可行') : ''}
        </small>
      </h2>
      {query.error && !isChecking ? (
        <StateBlock
          kind="section-failed"
          title="可行性检查失败"
          errorText={query.error.message}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <StateBlock kind="loading" rows={5} minHeight={140} />
      ) : (
        <ul className={styles.cityChecks}>
          {query.data.cities.map((city) => (
            <CityCheck key={city.cityCode} city={city} strategy={strategy} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  );
}
