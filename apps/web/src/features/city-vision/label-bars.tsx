import type { PortraitDimension } from '@ooh/contract/domain/place-insight';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { asShare } from '../../ui/figure/figure-formats.ts';
import styles from './city-vision.module.css';

const maxLabels = 5;

/** A dimension of a portrait in little: its largest labels with their share and TGI. */
export function LabelBars({ dimension: { dimension, labels } }: { readonly dimension: PortraitDimension }) {
  const shown = labels.toSorted((a, b) => (b.share.value ?? 0) - (a.share.value ?? 0)).slice(0, maxLabels);
  const widest = Math.max(0.01, ...shown.map(({ share }) => share.value ?? 0));
  return (
    <table className={styles.bars}>
      <caption>{dimension}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">标签</th>
          <th scope="col">图示</th>
          <th scope="col">占比</th>
          <th scope="col">TGI</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ labelId, name, share, baseShare, tgi }) => (
          <tr key={labelId}>
            <th scope="row" title={name}>
              {name}
            </th>
            <td className={styles.barCell}>
              <span className="visually-hidden">全城 {formatShare(baseShare)}</span>
              <span className={styles.bar} style={{ width: `${((share.value ?? 0) / widest) * 100}%` }} />
            </td>
            <td>
              <FigureValue figure={share} format={asShare} />
            </td>
            <td>
              <TgiValue figure={tgi} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const wanted = ['性别', '年龄', '收入', '消费', '学历', '职业', '有车', '婚育', '人生阶段'];

/** The four dimensions that a planner asks about first. */
export function firstDimensions(portrait: readonly PortraitDimension[]): PortraitDimension[] {
  const rank = ({ dimension }: PortraitDimension) => {
    const at = wanted.findIndex((word) => dimension.includes(word));
    return at < 0 ? wanted.length : at;
  };
  return portrait.toSorted((a, b) => rank(a) - rank(b)).slice(0, 4);
}
