import type { ImportSession } from '@ooh/contract/domain/data-release';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import styles from '../imports.module.css';

/** What the server counts, in the order of showing. */
const countNames: readonly (readonly [key: string, name: string])[] = [
  ['lines', '线路'],
  ['directions', '方向'],
  ['stops', '站点（按方向）'],
  ['stations', '车站'],
  ['positions', '点位'],
  ['faces', '面'],
  ['bookings', '已售时段'],
  ['bookingConflicts', '与预订冲突'],
  ['prices', '价格'],
  ['discounts', '折扣'],
  ['postings', '有变化的点位'],
  ['brands', '品牌'],
  ['products', '产品'],
  ['placements', '投放'],
  ['cases', '案例'],
  ['albums', '图集'],
  ['images', '图片'],
  ['packs', '新增人群包'],
  ['hashedIds', '人群包中的 ID'],
  ['addedRows', '新增'],
  ['changedRows', '更新'],
  ['removedRows', '替换下'],
  ['refusedRows', '有错误的行'],
  ['duplicateRows', '重复的行'],
  ['variantRows', '未采用的走向'],
];

/** Counts of a dry run or an import. */
export function ReportSummary({ report }: { readonly report: NonNullable<ImportSession['report']> }) {
  const figures: (readonly [string, number])[] = [
    ['读取行数', report.rowsRead],
    ['接受', report.rowsAccepted],
    ['不导入', report.rowsRefused],
    ...countNames.flatMap(([key, name]) =>
      key in report.counts ? [[name, report.counts[key]] as const] : [],
    ),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label} data-bad={(label === '有错误的行' && value > 0) || undefined}>
          <dt>{label}</dt>
          <dd className="numeric">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
