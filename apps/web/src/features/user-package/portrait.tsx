import { FigureValue } from '../../ui/figure/figure-value.tsx';
import { formatShare } from '../../ui/figure/format-figure.ts';
import type { UserPackage } from './composition.tsx';
import { tgiMark } from '../../ui/figure/tgi-mark.ts';
import styles from './user-package.module.css';

type Dimension = UserPackage['portrait'][number];

const share = (value: number) => formatShare(value);

function DimensionBars({ dimension }: { readonly dimension: Dimension }) {
  const widest = Math.max(
    ...dimension.labels.flatMap((label) => [label.share.value ?? 0, label.baseShare]),
    0.01,
  );
  const width = (value: number | null) => `${((value ?? 0) / widest) * 100}%`;
  return (
    <section className={styles.dimension} aria-label={dimension.dimension}>
      <h3>{dimension.dimension}</h3>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">标签</th>
            <th scope="col">图示</th>
            <th scope="col">人群占比</th>
            <th scope="col">TGI</th>
          </tr>
        </thead>
        <tbody>
          {dimension.labels.map((label) => {
            const mark = tgiMark(label.share.suppressed ? null : label.tgi);
            return (
              <tr key={label.labelId}>
                <th scope="row">{label.name}</th>
                <td className={styles.barCell} title={`全体 ${share(label.baseShare)}`}>
                  <span className="visually-hidden">全体 {share(label.baseShare)}</span>
                  <span className={styles.bar} style={{ width: width(label.share.value) }} />
                  <span className={styles.base} style={{ left: width(label.baseShare) }} />
                </td>
                <td className="numeric">
                  <FigureValue figure={label.share} format={share} />
                </td>
                <td className="numeric" data-tone={mark.tone}>
                  {mark.sign}
                  {mark.text}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Portrait of the crowd: share of each label against everybody, with its TGI. */
export function Portrait({ dimensions }: { readonly dimensions: UserPackage['portrait'] }) {
  const categories = [...new Set(dimensions.map(({ category }) => category))];
  return categories.map((category) => (
    <div key={category}>
      <h3 className={styles.category}>{category}</h3>
      <div className={styles.portrait}>
        {dimensions
          .filter((dimension) => dimension.category === category)
          .map((dimension) => (
            <DimensionBars key={dimension.dimension} dimension={dimension} />
          ))}
      </div>
    </div>
  ));
}
