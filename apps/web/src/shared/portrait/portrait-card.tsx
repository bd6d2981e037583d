import type { Figure } from '@ooh/contract/domain/figure';
import { FigureValue, NoFigure } from '../figure/figure-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { tgiMarkRule } from '../figure/tgi-mark.ts';
import { TgiIndex } from '../figure/tgi-value.tsx';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './portrait-card.module.css';

interface Label {
  readonly labelId: number;
  readonly name: string;
  readonly share: Figure;
  /** Of those that the crowd is held against; null where withheld. */
  readonly baseShare: number | null;
  readonly tgi: number | null;
  /** True where the rule of the crowd leaves nobody with the label. */
  readonly isContradicted?: boolean;
}

export interface PortraitDimension {
  readonly category: string;
  readonly dimension: string;
  readonly labels: readonly Label[];
}

interface LabelRowProps {
  readonly label: Label;
  readonly widest: number;
  readonly baseName: string;
}

function LabelRow({ label, widest, baseName }: LabelRowProps) {
  const width = (value: number | null) => `${((value ?? 0) / widest) * 100}%`;
  const base = `${baseName} ${formatShare(label.baseShare)}`;
  return (
    <tr>
      <th scope="row">{label.name}</th>
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

function DimensionBars({
  dimension,
  baseName,
}: {
  readonly dimension: PortraitDimension;
  readonly baseName: string;
}) {
  const widest = Math.max(
    ...dimension.labels.flatMap((label) => [label.share.value ?? 0, label.baseShare ?? 0]),
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
            <LabelRow key={label.labelId} label={label} widest={widest} baseName={baseName} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface PortraitCardProps {
  readonly title?: string;
  readonly dimensions: readonly PortraitDimension[];
  readonly nature?: '预估' | '监测';
  /** Whom the crowd is held against. */
  readonly baseName?: string;
  /** Stands where there is no portrait. */
  readonly emptyTitle?: string;
}

/** Portrait of a crowd: share of each label against a base, with its TGI. */
export function PortraitCard({
  title = '人群画像',
  dimensions,
  nature = '预估',
  baseName = '全体',
  emptyTitle = '样本不足，暂无画像',
}: PortraitCardProps) {
  const categories = [...new Set(dimensions.map(({ category }) => category))];
  return (
    <Card
      title={title}
      footer={`人数口径（${nature}）：条形为人群占比，竖线为${baseName}人群占比；TGI = 人群占比 ÷ ${baseName}占比 × 100，${tgiMarkRule}。`}
    >
      {dimensions.length === 0 && <StateBlock kind="empty" title={emptyTitle} />}
      {categories.map((category) => (
        <div key={category}>
          <h3 className={styles.category}>{category}</h3>
          <div className={styles.portrait}>
            {dimensions
              .filter((dimension) => dimension.category === category)
              .map((dimension) => (
                <DimensionBars key={dimension.dimension} dimension={dimension} baseName={baseName} />
              ))}
          </div>
        </div>
      ))}
    </Card>
  );
}
