import type { MixEvaluation } from '@ooh/contract/domain/combination';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import styles from './combination.module.css';

/** Media of a combination: what they cost, reach alone and add. */
export function MixTable({ evaluation }: { readonly evaluation: MixEvaluation }) {
  const { media, cities } = evaluation;
  const total = media.reduce((sum, medium) => sum + medium.netFen, 0);
  const nameOf = new Map(cities.map((city) => [city.cityCode, city.cityName]));
  const bare = cities.filter((city) => city.reason === null && city.netFen === 0);
  return (
    <>
      <table className={styles.table} aria-label="媒体组合">
        <thead>
          <tr>
            {cities.length > 1 && <th scope="col">城市</th>}
            <th scope="col">媒体</th>
            <th scope="col">数量</th>
            <th scope="col">净价</th>
            <th scope="col">占比</th>
            <th scope="col">单独到达</th>
            <th scope="col">净增到达</th>
            <th scope="col">TA-CPM</th>
          </tr>
        </thead>
        <tbody>
          {media.map((medium) => (
            <tr key={`${medium.cityCode} ${medium.mediumId}`}>
              {cities.length > 1 && <td>{nameOf.get(medium.cityCode)}</td>}
              <th scope="row">{medium.mediumName}</th>
              <td className="numeric">
                {formatNumber(medium.quantity)} {medium.unit}
              </td>
              <td className="numeric">{formatFen(medium.netFen, { unit: 'auto' })}</td>
              <td className="numeric">{formatShare(total === 0 ? null : medium.netFen / total)}</td>
              <td>
                <FigureValue figure={medium.aloneShare} format={asShare} />
              </td>
              <td>
                <FigureValue figure={medium.addedShare} format={asShare} />
              </td>
              <td className="numeric">{formatFen(medium.taCpmFen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {bare.length > 0 && (
        <p className={styles.faint}>
          {bare.map(({ cityName }) => cityName).join('、')}没有购买媒体：当地目标人群计入总体，计为未到达。
        </p>
      )}
    </>
  );
}

/** N+ curve and week build-up as two small tables of bars. */
export function MixCurves({ evaluation }: { readonly evaluation: MixEvaluation }) {
  const { reachAtLeast, weeks } = evaluation;
  if (reachAtLeast.length === 0) return <p className={styles.faint}>样本不足，N+ 与按周累计未显示</p>;
  const bars = (title: string, rows: readonly { readonly name: string; readonly share: number }[]) => (
    <section className={styles.bars} aria-label={title}>
      <h4>{title}</h4>
      <ul>
        {rows.map(({ name, share }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.barTrack}>
              <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
            </span>
            <span className="numeric">{formatShare(share)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className={styles.twoColumns}>
      {bars(
        'N+ 到达',
        reachAtLeast.map(({ k, share }) => ({ name: `${k}+`, share })),
      )}
      {bars(
        '按周累计到达',
        weeks.map(({ week, share }) => ({ name: `第 ${week} 周`, share })),
      )}
    </div>
  );
}
