import { FigureValue, NoFigure } from '../figure/figure-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { TgiIndex } from '../figure/tgi-value.tsx';
import styles from './portrait-card.module.css';
import type { Label } from './portrait-card.tsx';

interface LabelRowProps {
  readonly label: Label;
  readonly widest: number;
  readonly baseName: string;
  /** Where a click on the label leads. */
  readonly labelHref?: (labelId: number) => string;
}

export function PortraitLabelRow({ label, widest, baseName, labelHref }: LabelRowProps) {
  const width = (value: number | null) => `${((value ?? 0) / widest) * 100}%`;
  const base = `${baseName} ${formatShare(label.baseShare)}`;
  return (
    <tr>
      <th scope="row">
        {labelHref === undefined || label.isContradicted ? (
          label.name
        ) : (
          <HrefLink href={labelHref(label.labelId)} title={`派生人群：其中的「${label.name}」`}>
            {label.name}
          </HrefLink>
        )}
      </th>
      <td className={styles.barCell} title={base}>
        <span className="visually-hidden">{base}</span>
        <span className={styles.bar} style={{ width: width(label.share.value) }} />
        {label.baseShare !== null && (
          <span className={styles.base} style={{ left: width(label.baseShare) }} />
        )}
      </td>
      <td className="numeric">
        {label.isContradicted ? (
          <NoFigure word="不在条件内" reason={`人群条件不含「${label.name}」`} />
        ) : (
          <FigureValue figure={label.share} format={asShare} />
        )}
      </td>
      <td className="numeric">
        <TgiIndex index={label.share.suppressed ? null : label.tgi} />
      </td>
    </tr>
  );
}
