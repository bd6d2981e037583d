import { shareRangeText } from '@ooh/contract/core/percent-text';
import type { Figure, ShareRange } from '@ooh/contract/domain/figure';
import { intervalText } from '../../../shared/figure/figure-text.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import styles from './figure-table.module.css';
import type { FigureRow } from './prepare-figures.ts';

interface MeasuredCellsProps extends Pick<FigureRow, 'format'> {
  readonly figure: Figure;
  /** What the contact models leave open of it. */
  readonly range: ShareRange;
}

/** The heads of both cells. */
export const MeasuredHeads = ({ name }: { readonly name: string }) => (
  <>
    <th scope="col" className="numeric">
      {name}
    </th>
    <th scope="col" className="numeric">
      95% 区间
    </th>
  </>
);

/** Two cells of a row: a figure, and what it lies between. */
export function MeasuredCells({ figure, format, range }: MeasuredCellsProps) {
  return (
    <>
      <td className="numeric">
        <b>
          <FigureValue figure={{ ...figure, low: null, high: null }} format={format} />
        </b>
      </td>
      <td className={`numeric ${styles.interval}`}>
        {intervalText(figure, format)?.replace('95% 区间 ', '') ?? ''}
        {range && <small className={styles.range}>{shareRangeText(range)}</small>}
      </td>
    </>
  );
}
