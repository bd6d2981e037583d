import { CheckCircleFilled, WarningFilled } from '@ant-design/icons';
import type { PlanStrategy } from '@ooh/contract/domain/plan';
import { Button } from 'antd';
import { useCityReadiness } from '../../../shared/city-picker/use-city-readiness.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { asPersons } from '../../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { GenerateCity } from './generate-city.tsx';
import { relaxationsFor } from './relaxations.ts';
import ownStyles from './city-check.module.css';
import styles from './strategy.module.css';
import type { City } from './feasibility-panel.tsx';

/** Where lines are looked at, imported or, in a demonstration, generated. */
const linesPage = '/marketing/smart-select/plan-bus';

interface CityCheckProps {
  readonly planId: string;
  readonly city: City;
  readonly strategy: PlanStrategy;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
  /** The city has got data. */
  readonly onReady: () => void;
}

export function CityCheck({ planId, city, strategy, onChange, onReady }: CityCheckProps) {
  const isOpen = city.conflicts.length === 0;
  const readinessFor = useCityReadiness('lines');
  const canGenerate = city.candidateLines === 0 && readinessFor?.(city.cityCode).canGenerate === true;
  return (
    <li className={styles.cityCheck} data-blocked={!isOpen || undefined}>
      <h3>
        {isOpen ? <CheckCircleFilled aria-hidden="true" /> : <WarningFilled aria-hidden="true" />}
        {city.cityName}
        <span className="numeric">{formatFen(city.budgetFen, { unit: 'auto' })}</span>
      </h3>
      <dl>
        <dt title="投放期内可售车辆不少于单线最少车辆的线路">可起投线路</dt>
        <dd className="numeric">{formatNumber(city.candidateLines)} 条</dd>
        <dt title="含媒体净价、制作费与税费">单车最低总价</dt>
        <dd className="numeric">{formatFen(city.cheapestVehicleFen)}</dd>
        <dt title="单线最少车辆与该线路的设计安装，含媒体净价、制作费与税费">单线最低起投</dt>
        <dd className="numeric">{formatFen(city.leastLineFen)}</dd>
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
          {!canGenerate && <p>以下约束无法同时满足：</p>}
          <ul className={ownStyles.conflicts}>
            {city.conflicts.map((conflict) => (
              <li key={conflict}>{conflict}</li>
            ))}
          </ul>
          {city.leastBudget !== null && <p>{city.leastBudget}</p>}
          {canGenerate && (
            <GenerateCity cityCode={city.cityCode} cityName={city.cityName} onReady={onReady} />
          )}
          <div className={ownStyles.relax}>
            {!canGenerate &&
              relaxationsFor(strategy, city.conflicts).map(({ label, change }) => (
                <Button key={label} size="small" onClick={() => onChange(change)}>
                  {label}
                </Button>
              ))}
            {city.candidateLines === 0 && (
              <HrefButton size="small" href={`${linesPage}?planId=${planId}`}>
                打开选线页
              </HrefButton>
            )}
          </div>
          {!canGenerate && <p className={ownStyles.note}>也可返回上一步提高预算或调整城市。</p>}
        </>
      )}
    </li>
  );
}
