import type { CallOutput } from '@ooh/contract/registry';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatFen } from '../../ui/figure/format-figure.ts';
import tableStyles from '../../ui/table/plain-table.module.css';
import styles from './competition.module.css';

export interface MatrixCardProps {
  readonly brands: CallOutput<'competitor/marketLayout'>['rows'];
  readonly cities: CallOutput<'competitor/marketLayoutCityData'>['rows'];
  readonly own: string | undefined;
  /** Address of the monitor for a brand in a city. */
  readonly monitorHref: (brandId: string, cityCode: string) => string;
  readonly note: string;
}

const mostCities = 12;

/** Which brand spends how much in which city; a cell opens its placements. */
export function MatrixCard({ brands, cities, own, monitorHref, note }: MatrixCardProps) {
  const columns = cities.slice(0, mostCities);
  const spends = new Map(
    brands.flatMap((brand) =>
      brand.cities.map((city) => [`${brand.brandId}:${city.cityCode}`, city.spendFen] as const),
    ),
  );
  const most = Math.max(1, ...spends.values());
  return (
    <Card title="品牌 × 城市" footer={note}>
      {/* It scrolls sideways, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label="品牌 × 城市花费，可横向滚动">
        <table className={`${tableStyles.table} ${styles.matrix}`} aria-label="品牌 × 城市花费">
          <thead>
            <tr>
              <th scope="col">品牌</th>
              {columns.map(({ cityCode, cityName }) => (
                <th key={cityCode} scope="col">
                  {cityName.replace(/市$/, '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {brands.map(({ brandId, brandName }) => (
              <tr key={brandId} data-own={brandId === own || undefined}>
                <th scope="row">{brandName}</th>
                {columns.map(({ cityCode, cityName }) => {
                  const fen = spends.get(`${brandId}:${cityCode}`) ?? 0;
                  if (fen === 0) return <td key={cityCode}>—</td>;
                  const depth = Math.ceil((fen / most) * 5);
                  return (
                    <td key={cityCode} data-depth={depth}>
                      <HrefLink
                        href={monitorHref(brandId, cityCode)}
                        aria-label={`${brandName}在${cityName}：${formatFen(fen, { unit: 'auto' })}，查看投放`}
                      >
                        {formatFen(fen, { unit: 'auto' })}
                      </HrefLink>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
