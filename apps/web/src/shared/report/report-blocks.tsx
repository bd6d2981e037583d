import type { ReportBlock, ReportChart, ReportMeaning, ReportTable } from '@ooh/report/report-page';
import { countText, shareText } from '@ooh/report/report-text';
import { useMemo } from 'react';
import { Chart } from '../../chart/chart.tsx';
import type { ChartModel } from '../../chart/chart-model.ts';
import type { SeriesMeaning } from '../../chart/series-meaning.ts';
import tableStyles from '../../ui/table/plain-table.module.css';
import { PhotoPicture } from '../media-picture/photo-picture.tsx';
import photoStyles from './report-photos.module.css';
import styles from './report.module.css';

const formats = {
  count: (value: number) => countText(value),
  share: (value: number) => shareText(value),
} as const;

const meaningOf = (meaning: ReportMeaning): { meaning?: SeriesMeaning } => {
  if (meaning === 'other') return {};
  return { meaning: meaning === 'third-party' ? 'reference' : meaning };
};

/** A chart of a report as the screen draws charts, with the same values. */
export function chartModelOf(chart: ReportChart): ChartModel {
  const { title, form, categoryName, valueName, categories, series, unit } = chart;
  return {
    title,
    summary: `${valueName}，按${categoryName}`,
    kind: form === 'line' ? 'curve' : 'bars',
    categoryName,
    categories,
    valueName,
    series: series.map(({ name, meaning, values }) => ({
      name,
      values,
      ...meaningOf(meaning),
    })),
    format: formats[unit],
  };
}

function ChartBlock({ chart }: { readonly chart: ReportChart }) {
  const model = useMemo(() => chartModelOf(chart), [chart]);
  return <Chart model={model} height={280} />;
}

function TableBlock({ table }: { readonly table: ReportTable }) {
  const { name, columns, rows, hasTotal = false } = table;
  const classOf = (column: number) => (columns[column].align === 'right' ? 'numeric' : undefined);
  return (
    <section className={styles.tableFrame} aria-label={name}>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {columns.map(({ title }, i) => (
              <th key={title} scope="col" className={classOf(i)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => (
            // Two rows may read the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={i} className={hasTotal && i === rows.length - 1 ? styles.total : undefined}>
              {cells.map((text, column) => (
                <td key={columns[column].title} className={classOf(column)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One part of a page. */
export function ReportBlockView({ block }: { readonly block: ReportBlock }) {
  switch (block.kind) {
    case 'kpis':
      return (
        <dl className={styles.kpis}>
          {block.items.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="numeric">{value}</dd>
              <dd className={styles.note}>{note}</dd>
            </div>
          ))}
        </dl>
      );
    case 'chart':
      return <ChartBlock chart={block} />;
    case 'table':
      return <TableBlock table={block} />;
    case 'photos':
      return (
        <ul className={photoStyles.photos}>
          {block.photos.map(({ photoId, caption }) => (
            <li key={photoId}>
              <PhotoPicture photoId={photoId} alt={caption} />
              <small>{caption}</small>
            </li>
          ))}
        </ul>
      );
    case 'text':
      return (
        <div className={block.isLarge === true ? styles.sentences : styles.text}>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      );
  }
}
