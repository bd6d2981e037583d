import { FigureValue, NoFigure } from '../../ui/figure/figure-value.tsx';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { tgiMarkRule } from '../../ui/figure/tgi-mark.ts';
import { TgiIndex } from '../../ui/figure/tgi-value.tsx';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { UserPackage } from './composition.tsx';
import styles from './user-package.module.css';

type Dimension = UserPackage['portrait'][number];
type Label = Dimension['labels'][number];

const share = (value: number) => formatShare(value);

function LabelRow({ label, widest }: { readonly label: Label; readonly widest: number }) {
  const width = (value: number | null) => `${((value ?? 0) / widest) * 100}%`;
  return (
    <tr>
      <th scope="row">{label.name}</th>
      <td className={styles.barCell} title={`全体 ${share(label.baseShare)}`}>
        <span className="visually-hidden">全体 {share(label.baseShare)}</span>
        <span className={styles.bar} style={{ width: width(label.share.value) }} />
        <span className={styles.base} style={{ left: width(label.baseShare) }} />
      </td>
      <td className="numeric">
        {label.isRuledOut ? (
          <NoFigure word="不在条件内" reason={`人群条件不含「${label.name}」`} />
        ) : (
          <FigureValue figure={label.share} format={share} />
        )}
      </td>
      <td className="numeric">
        <TgiIndex index={label.share.suppressed ? null : label.tgi} />
      </td>
    </tr>
  );
}

function DimensionBars({ dimension }: { readonly dimension: Dimension }) {
  const widest = Math.max(
    ...dimension.labels.flatMap((label) => [label.share.value ?? 0, label.baseShare]),
    0.01,
  );
  return (
    <section className={styles.dimension} aria-label={dimension.dimension}>
      <table>
        <thead>
          <tr>
            <th scope="col">{dimension.dimension}</th>
            <th scope="col">
              <span className="visually-hidden">图示</span>
            </th>
            <th scope="col">人群占比</th>
            <th scope="col">TGI</th>
          </tr>
        </thead>
        <tbody>
          {dimension.labels.map((label) => (
            <LabelRow key={label.labelId} label={label} widest={widest} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface PortraitCardProps {
  readonly dimensions: UserPackage['portrait'];
  /** Stands where there is no portrait. */
  readonly emptyTitle?: string;
}

/** Portrait of a crowd: share of each label against everybody, with its TGI. */
export function PortraitCard({ dimensions, emptyTitle = '样本不足，暂无画像' }: PortraitCardProps) {
  const categories = [...new Set(dimensions.map(({ category }) => category))];
  return (
    <Card
      title="人群画像"
      footer={`人数口径（预估）：条形为人群占比，竖线为全体人群占比；TGI = 人群占比 ÷ 全体占比 × 100，${tgiMarkRule}。`}
    >
      {dimensions.length === 0 && <StateBlock kind="empty" title={emptyTitle} />}
      {categories.map((category) => (
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
      ))}
    </Card>
  );
}
