import type { CallOutput } from '@ooh/contract/registry';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import tableStyles from '../../ui/table/plain-table.module.css';

type Reach = CallOutput<'v1/places/delineate'>['reaches'][number];

/** What each ring around the places holds, overlaps counted once. */
export function RingTable({
  reaches,
  hasAudience,
}: {
  readonly reaches: readonly Reach[];
  readonly hasAudience: boolean;
}) {
  return (
    <table className={tableStyles.table} aria-label="各半径圈内概况">
      <thead>
        <tr>
          <th scope="col">半径</th>
          <th scope="col">圈内人口</th>
          {hasAudience && <th scope="col">圈内 TA</th>}
          {hasAudience && <th scope="col">TA浓度</th>}
          <th scope="col">面积（平方公里）</th>
          <th scope="col">重叠率</th>
          <th scope="col">媒体点位</th>
          <th scope="col">公交线路</th>
        </tr>
      </thead>
      <tbody>
        {reaches.map(({ radiusMeters, crowd, unionSquareMeters, overlapShare, positions, lines }) => (
          <tr key={radiusMeters}>
            <th scope="row">{formatNumber(radiusMeters)} 米</th>
            <td>
              <FigureValue figure={crowd.persons} format={asCount} />
            </td>
            {hasAudience && (
              <td>
                <FigureValue figure={crowd.taPersons} format={asCount} />
              </td>
            )}
            {hasAudience && (
              <td>
                <FigureValue figure={crowd.taConcentrationPeople} format={asShare} />
              </td>
            )}
            <td>{formatNumber(unionSquareMeters / 1e6, 2)}</td>
            <td>{formatShare(overlapShare)}</td>
            <td>{formatNumber(positions)}</td>
            <td>{formatNumber(lines)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
