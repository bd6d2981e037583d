import type { Figure } from '@ooh/contract/domain/figure';
import { tgiMarkRule } from '../figure/tgi-mark.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './portrait-card.module.css';
import { PortraitLabelRow } from './portrait-label-row.tsx';

export interface Label {
  readonly labelId: number;
  readonly name: string;
  readonly share: Figure;
  /** Of the comparison group; null where withheld. */
  readonly baseShare: number | null;
  readonly tgi: number | null;
  /** True if the rule of the audience excludes everyone with the label. */
  readonly isContradicted?: boolean;
}

export interface PortraitDimension {
  readonly category: string;
  readonly dimension: string;
  readonly labels: readonly Label[];
}

function DimensionBars({
  dimension,
  baseName,
  labelHref,
}: Required<Pick<PortraitCardProps, 'baseName'>> &
  Pick<PortraitCardProps, 'labelHref'> & { readonly dimension: PortraitDimension }) {
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
            <PortraitLabelRow
              key={label.labelId}
              label={label}
              widest={widest}
              baseName={baseName}
              labelHref={labelHref}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export interface PortraitCardProps {
  readonly title?: string;
  readonly dimensions: readonly PortraitDimension[];
  readonly nature?: '预估' | '按执行测算';
  /** Comparison group of the audience. */
  readonly baseName?: string;
  /** Where a click on a label leads, for example to a new pack of these people. */
  readonly labelHref?: (labelId: number) => string;
  /** Stands where there is no portrait. */
  readonly emptyTitle?: string;
}

/** Portrait of a crowd: share of each label against a base, with its TGI. */
export function PortraitCard({
  title = '人群画像',
  dimensions,
  nature = '预估',
  baseName = '全体',
  labelHref,
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
                <DimensionBars
                  key={dimension.dimension}
                  dimension={dimension}
                  baseName={baseName}
                  labelHref={labelHref}
                />
              ))}
          </div>
        </div>
      ))}
    </Card>
  );
}
