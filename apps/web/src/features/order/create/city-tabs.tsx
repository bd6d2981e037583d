import { CheckCircleFilled, ExclamationCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import styles from './city-tabs.module.css';

/** 未配置, 已配置, 超预算. */
export type CityState = 'empty' | 'filled' | 'over';

export interface CityTabsProps {
  readonly cities: readonly { readonly cityCode: string; readonly cityName: string }[];
  readonly current: string;
  readonly stateOf: (cityCode: string) => CityState;
  readonly onCity: (cityCode: string) => void;
}

const states = {
  empty: { word: '未配置', Picture: MinusCircleOutlined },
  filled: { word: '已配置', Picture: CheckCircleFilled },
  over: { word: '超预算', Picture: ExclamationCircleFilled },
} as const;

/** The cities of the order, each with what is done there. */
export function CityTabs({ cities, current, stateOf, onCity }: CityTabsProps) {
  return (
    <nav className={styles.cityTabs} aria-label="城市">
      {cities.map(({ cityCode, cityName }) => {
        const state = stateOf(cityCode);
        const { word, Picture } = states[state];
        return (
          <button
            key={cityCode}
            type="button"
            data-state={state}
            aria-current={cityCode === current || undefined}
            onClick={() => onCity(cityCode)}
          >
            <Picture aria-hidden="true" /> {cityName} <small>{word}</small>
          </button>
        );
      })}
    </nav>
  );
}
