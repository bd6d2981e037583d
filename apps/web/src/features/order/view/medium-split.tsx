import type { CallOutput } from '@ooh/contract/registry';
import { formatFen, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './medium-split.module.css';

type City = CallOutput<'mediaOrder/getCityMediaOrderAnalyseResponse'>['cities'][number];

interface MediumPart {
  readonly name: string;
  readonly units: number;
  readonly netFen: number;
}

/** Media over all cities, the dearest first. */
export function mediaOf(cities: readonly City[]): MediumPart[] {
  const parts = new Map<string, MediumPart>();
  for (const { key, name, units, amounts } of cities.flatMap(({ media }) => media)) {
    const held = parts.get(key) ?? { name, units: 0, netFen: 0 };
    parts.set(key, { name, units: held.units + units, netFen: held.netFen + amounts.netFen });
  }
  return [...parts.values()].sort((a, b) => b.netFen - a.netFen);
}

/** Spend by medium. */
export function MediumSplit({ cities }: { readonly cities: readonly City[] }) {
  const parts = mediaOf(cities);
  const total = parts.reduce((sum, { netFen }) => sum + netFen, 0);
  return (
    <table className={styles.split}>
      <caption className="visually-hidden">媒体构成</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">媒体</th>
          <th scope="col">占比图示</th>
          <th scope="col">净价占比</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, units, netFen }) => {
          const share = total > 0 ? netFen / total : 0;
          return (
            <tr key={name}>
              <th scope="row">
                {name}
                <small className="numeric">
                  {formatNumber(units)} 面/辆 · {formatFen(netFen, { unit: 'auto' })}
                </small>
              </th>
              <td aria-hidden="true">
                <span style={{ width: `${share * 100}%` }} />
              </td>
              <td className="numeric">{formatShare(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
