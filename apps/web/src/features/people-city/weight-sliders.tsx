import {
  cityIndexNames,
  cityIndexParts,
  usualCityWeights,
  type CityWeights,
} from '@ooh/contract/domain/city-index-parts';
import { Button, Slider } from 'antd';
import styles from './people-city.module.css';

export interface WeightSlidersProps {
  readonly weights: CityWeights;
  readonly onChange: (weights: CityWeights) => void;
}

/** What the recommend index weighs. */
export function WeightSliders({ weights, onChange }: WeightSlidersProps) {
  return (
    <section className={styles.weights} aria-label="推荐指数的权重">
      {cityIndexParts.map((part) => (
        <div key={part}>
          <span>
            {cityIndexNames[part]} <output className="numeric">{weights[part]}</output>
          </span>
          <Slider
            min={0}
            max={100}
            step={5}
            key={weights[part]}
            defaultValue={weights[part]}
            ariaLabelForHandle={`${cityIndexNames[part]}权重`}
            onChangeComplete={(value) => onChange({ ...weights, [part]: value })}
          />
        </div>
      ))}
      <Button size="small" onClick={() => onChange(usualCityWeights)}>
        恢复默认
      </Button>
    </section>
  );
}
