import { postingStateNames } from '@ooh/contract/domain/order-names';
import { postingStates, type PostingState } from '@ooh/contract/domain/order';
import { Button } from 'antd';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './board-view.module.css';
import { postingTones } from '../../../shared/order/posting-names.ts';
import { CityProgress, type City } from './city-progress.tsx';

export interface BoardViewProps {
  readonly cities: readonly City[];
  readonly onOpen: (cityCode: string, state?: PostingState) => void;
  readonly onMakeGood: (cityCode: string) => void;
}

function CityCard({ city, onOpen, onMakeGood }: { readonly city: City } & Omit<BoardViewProps, 'cities'>) {
  const { cityCode, cityName, counts, photos, exceptions } = city;
  return (
    <section className={styles.city} aria-label={`${cityName}进度`}>
      <header>
        <h3>{cityName}</h3>
        <span className="numeric">
          上刊率 <b>{formatShare(counts.postingRate)}</b>
        </span>
      </header>
      <CityProgress city={city} />
      <ul className={styles.states}>
        {postingStates
          .filter((state) => counts.byState[state] > 0)
          .map((state) => (
            <li key={state}>
              <button type="button" onClick={() => onOpen(cityCode, state)}>
                <StatusTag
                  tone={postingTones[state]}
                  text={`${postingStateNames[state]} ${formatNumber(counts.byState[state])}`}
                />
              </button>
            </li>
          ))}
      </ul>
      <footer>
        <span className="numeric">
          准时上刊率 {formatShare(counts.onTimeRate)} · 照片 {formatNumber(photos)} · 异常{' '}
          {formatNumber(exceptions)}
        </span>
        <span className={styles.cityActions}>
          <Button size="small" onClick={() => onOpen(cityCode)}>
            点位
          </Button>
          <Button
            size="small"
            type={exceptions > 0 ? 'primary' : 'default'}
            onClick={() => onMakeGood(cityCode)}
          >
            补量
          </Button>
        </span>
      </footer>
    </section>
  );
}

/** How far each city has come. */
export function BoardView({ cities, onOpen, onMakeGood }: BoardViewProps) {
  if (cities.length === 0) return <StateBlock kind="empty" title="订单还没有媒体" />;
  return (
    <div className={styles.board}>
      {cities.map((city) => (
        <CityCard key={city.cityCode} city={city} onOpen={onOpen} onMakeGood={onMakeGood} />
      ))}
    </div>
  );
}
