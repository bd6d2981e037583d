import type { ReactNode } from 'react';

export interface AppColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** Name in the column settings where `title` is not plain text. */
  readonly name?: string;
  readonly render: (row: Row, index: number) => ReactNode;
  readonly width?: number;
  /** Figures go right and line up digit under digit. */
  readonly isNumeric?: boolean;
  readonly isSortable?: boolean;
  /** Shown at an edge and kept there; cannot be hidden or moved. */
  readonly fixed?: 'left' | 'right';
  readonly ellipsis?: boolean;
  /** Content of the totals row under this column. */
  readonly total?: ReactNode;
}

export interface TableSort {
  readonly key: string;
  readonly order: 'asc' | 'desc';
}
