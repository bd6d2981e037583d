import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { BasketView } from '@ooh/contract/domain/basket';
import type { Figure } from '@ooh/contract/domain/figure';
import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
import { useBasketState } from '../../shared/basket/basket-store.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asPersons, asShare, asTimes } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { Metric } from '../../shared/figure/metric.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './basket.module.css';

type City = CallOutput<'v1/basket/measure'>['cities'][number];
type Figures = NonNullable<City['figures']>;

/** The basket's effect. Asked again with every change; the last answer stays until the new one is there. */
export function useBasketFigures() {
  const brief = useBasketState((state) => state.brief);
  return useCall('v1/basket/measure', brief, { keepPrevious: true });
}

function Reached({
  figure,
  format,
}: {
  readonly figure: Figure;
  readonly format: (value: number) => string;
}) {
  return <FigureValue figure={figure} format={format} />;
}

function Overlap({ figures }: { readonly figures: Figures }) {
  const { overlap, overlapShare } = figures;
  if (figures.items.length < 2) return <p className={styles.quiet}>只有一项媒体，没有重叠。</p>;
  return (
    <p className={styles.overlap}>
      去重提醒：被两项及以上媒体触达 <Reached figure={overlap} format={asPersons} />
      {overlapShare !== null && `，占触达的 ${formatShare(overlapShare)}`}
    </p>
  );
}

function Added({ figures, view }: { readonly figures: Figures; readonly view: BasketView }) {
  const nameOf = new Map(view.items.map((item) => [item.itemKey, unitTitle(item)]));
  const rows = figures.items.filter(({ itemKey }) => nameOf.has(itemKey));
  return (
    <table className={styles.added} aria-label="每项媒体的触达与净增">
      <thead>
        <tr>
          <th scope="col">媒体</th>
          <th scope="col">单独触达</th>
          <th scope="col">净增</th>
          <th scope="col">TA-CPM</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ itemKey, reach, added, taCpmFen }) => (
          <tr key={itemKey}>
            <th scope="row">{nameOf.get(itemKey)}</th>
            <td>
              <Reached figure={reach} format={asPersons} />
            </td>
            <td>
              <Reached figure={added} format={asPersons} />
            </td>
            <td className="numeric">{formatFen(taCpmFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CityFigures({ city, view }: { readonly city: City; readonly view: BasketView }) {
  const { cityName, figures, reason } = city;
  if (figures === null)
    return (
      <section className={styles.city}>
        <h3>{cityName}</h3>
        <p className={styles.quiet}>{reason}</p>
      </section>
    );
  const { basis, unmodelledItems } = figures;
  const releases = basis.dataReleases.map(({ releaseNo }) => releaseNo).join('、');
  return (
    <section className={styles.city}>
      <h3>{cityName}</h3>
      <div className={styles.metrics}>
        <Metric metric="reach" nature={basis.nature}>
          <Reached figure={figures.reach} format={asPersons} />
        </Metric>
        <Metric metric="reachShare" nature={basis.nature}>
          <Reached figure={figures.reachShare} format={asShare} />
        </Metric>
        <Metric metric="frequency" nature={basis.nature}>
          <Reached figure={figures.frequency} format={asTimes} />
        </Metric>
        <Metric metric="taCpm" nature={basis.nature}>
          <span className="numeric">{formatFen(figures.taCpmFen)}</span>
        </Metric>
      </div>
      <Overlap figures={figures} />
      <Added figures={figures} view={view} />
      <p className={styles.basis}>
        口径：{basis.universe}；{basis.period}；{basis.source}；数据 {releases}
        {basis.isDemo && '；演示数据'}
        {unmodelledItems > 0 && `；${unmodelledItems} 项媒体接触模型没有数据，未计入`}
      </p>
    </section>
  );
}

/** Reach and overlap of what is in the basket, city by city. */
export function BasketFigures({ view }: { readonly view: BasketView }) {
  const { data, error, refetch, isFetching } = useBasketFigures();
  return (
    <section className={styles.figures} aria-label="触达与重叠" aria-busy={isFetching}>
      <h2>触达与重叠{isFetching && <span className={styles.quiet}>更新中…</span>}</h2>
      {error ? (
        <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <StateBlock kind="loading" rows={4} />
      ) : (
        <>
          <p className={styles.quiet}>目标人群：{data.audienceSentence}</p>
          {data.cities.map((city) => (
            <CityFigures key={city.cityCode} city={city} view={view} />
          ))}
        </>
      )}
    </section>
  );
}
