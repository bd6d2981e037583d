import { mostEstimatedCities, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { Alert, Button } from 'antd';
import { intervalText } from '../figure/figure-text.ts';
import { FigureValue } from '../figure/figure-value.tsx';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import ownStyles from './crowd-estimate.module.css';
import styles from './ta-builder.module.css';
import { useCrowdEstimate } from './use-crowd-estimate.ts';

/** Audiences below this size are too small to plan for. */
const fewPersons = 1000;

export interface CrowdEstimateProps {
  readonly targetAudience: TargetAudience;
  readonly cityCodes: readonly string[];
  readonly cityName: (cityCode: string) => string;
}

/** Live size of the audience: persons with interval, share of the city, split by city; of many cities the first ones. */
export function CrowdEstimate({ targetAudience, cityCodes, cityName }: CrowdEstimateProps) {
  const asked = cityCodes.slice(0, mostEstimatedCities);
  const { estimate, error, isEstimating, cancel, retry } = useCrowdEstimate(targetAudience, asked);
  if (cityCodes.length === 0) {
    return <StateBlock kind="unselected" title="选择城市后显示人群规模" />;
  }
  if (error && !isEstimating) {
    return <StateBlock kind="section-failed" title="预估失败" error={error} onRetry={retry} />;
  }
  if (!estimate) return <StateBlock kind="loading" rows={4} minHeight={120} />;
  const isSmall =
    estimate.persons.suppressed || (estimate.persons.value !== null && estimate.persons.value < fewPersons);
  const largest = Math.max(...estimate.cities.map(({ persons }) => persons.value ?? 0), 1);
  return (
    <div className={ownStyles.estimate} aria-busy={isEstimating}>
      <div className={ownStyles.estimateHead}>
        <span>
          覆盖人数 <span className={ownStyles.nature}>预估</span>
        </span>
        {isEstimating && (
          <Button size="small" type="text" onClick={cancel}>
            停止计算
          </Button>
        )}
      </div>
      <p className={ownStyles.persons} aria-live="polite">
        <FigureValue figure={estimate.persons} format={asPersons} />
      </p>
      <p className={styles.note}>{intervalText(estimate.persons, asPersons)}</p>
      {asked.length < cityCodes.length && (
        <p className={styles.note}>
          共 {cityCodes.length} 个城市，按前 {asked.length} 个预估
        </p>
      )}
      <p>
        占所选城市 <FigureValue figure={estimate.share} format={asShare} />
      </p>
      {isSmall && (
        <Alert
          type="warning"
          showIcon
          title="人群少于 1,000 人，建议放宽条件"
          className={ownStyles.warning}
        />
      )}
      {estimate.citiesWithoutPanel.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className={ownStyles.warning}
          title={`${estimate.citiesWithoutPanel.map(cityName).join('、')}暂无人群样本，无法预估`}
        />
      )}
      {estimate.cities.length > 0 && (
        <ul className={ownStyles.citySplit} aria-label="按城市">
          {estimate.cities.map((city) => (
            <li key={city.cityCode}>
              <span>{city.cityName}</span>
              <span className={ownStyles.bar} aria-hidden="true">
                <i style={{ width: `${((city.persons.value ?? 0) / largest) * 100}%` }} />
              </span>
              <span className="numeric">
                <FigureValue figure={city.persons} format={asPersons} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {estimate.cities.length > 0 && (
        <p className={styles.note}>
          {estimate.cities
            .map(({ basis }) => `${basis.universe}；${basis.source}${basis.isDemo ? '（演示数据）' : ''}`)
            .join('。')}
        </p>
      )}
    </div>
  );
}
