import type { ImportSession } from '@ooh/contract/domain/data-release';
import { importCountNames } from '@ooh/contract/domain/import-count-names';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import styles from '../imports.module.css';

/** Stops of rows that were left out: for who reads the report of a command, which has no room here. */
const unshown = new Set(['refusedStops', 'duplicateStops', 'variantStops']);

/** Counts of a dry run or an import. */
export function ReportSummary({ report }: { readonly report: NonNullable<ImportSession['report']> }) {
  const figures: (readonly [string, number])[] = [
    ['读取行数', report.rowsRead],
    ['接受', report.rowsAccepted],
    ['不导入', report.rowsRefused],
    ...Object.entries(importCountNames).flatMap(([key, name]) =>
      key in report.counts && !unshown.has(key) ? [[name, report.counts[key]] as const] : [],
    ),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label} data-bad={(label === importCountNames['refusedRows'] && value > 0) || undefined}>
          <dt>{label}</dt>
          <dd className="numeric">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
