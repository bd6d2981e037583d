import type { ImportSession } from '@ooh/contract/domain/data-release';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import styles from '../imports.module.css';

const countNames: Readonly<Record<string, string>> = {
  lines: '线路',
  directions: '方向',
  stops: '站点（按方向）',
  duplicateRows: '重复行',
  variantRows: '未采用的走向',
};

/** Counts of a dry run or an import. */
export function ReportSummary({ report }: { readonly report: NonNullable<ImportSession['report']> }) {
  const figures: [string, number][] = [
    ['读取行数', report.rowsRead],
    ['接受', report.rowsAccepted],
    ['拒绝', report.rowsRefused],
    ...Object.entries(report.counts).flatMap(([key, value]): [string, number][] =>
      key in countNames ? [[countNames[key], value]] : [],
    ),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label} data-bad={(label === '拒绝' && value > 0) || undefined}>
          <dt>{label}</dt>
          <dd className="numeric">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
