import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatShare } from '../../ui/figure/format-figure.ts';
import type { RateCardRow } from './handbook-parts.ts';
import styles from './media-handbook.module.css';

/** Names of cities that are written out before 「等 n 城」. */
const namedCities = 3;

function citiesText(rows: readonly RateCardRow[], all: number): string {
  if (rows.length === all) return all === 1 ? rows[0].cityName : `全部 ${all} 城`;
  const names = rows.slice(0, namedCities).map(({ cityName }) => cityName);
  return `${names.join('、')}${rows.length > namedCities ? ` 等 ${rows.length} 城` : ''}`;
}

/** What is paid of the rate card by length of the booking; cities with the same steps stand together. */
export function DiscountSteps({ rows }: { readonly rows: readonly RateCardRow[] }) {
  const alike = [...Map.groupBy(rows, ({ discounts }) => JSON.stringify(discounts)).values()];
  const stepped = alike.filter(([{ discounts }]) => discounts.length > 0);
  if (stepped.length === 0) return <p className={styles.quiet}>刊例没有按投放天数的折扣。</p>;
  return stepped.map((cities) => (
    <section key={cities[0].cityCode} aria-label={`${citiesText(cities, rows.length)}的折扣阶梯`}>
      <b>{citiesText(cities, rows.length)}</b>{' '}
      {cities[0].discounts.some(({ isSample }) => isSample) && <SamplePriceMark />}
      <FactList>
        {cities[0].discounts.map(({ leastDays, permille }) => (
          <Fact key={leastDays} name={`满 ${leastDays} 天`}>
            刊例的 {formatShare(permille / 1000)}
          </Fact>
        ))}
      </FactList>
    </section>
  ));
}
