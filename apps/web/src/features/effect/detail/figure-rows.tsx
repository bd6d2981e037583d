import type { ReactNode } from 'react';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import type { FigureRow } from './prepare-figures.ts';

interface FigureRowsProps {
  readonly rows: readonly FigureRow[];
  /** The cells of a row. */
  readonly children: (row: FigureRow) => ReactNode;
}

/** The body of a table of figures: a row each, which its metric names. */
export function FigureRows({ rows, children }: FigureRowsProps) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            <MetricLabel metric={row.metric} label={row.label} />
          </th>
          {children(row)}
        </tr>
      ))}
    </tbody>
  );
}
