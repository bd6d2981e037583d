/** A table whose cells are shaded by a figure, as it is drawn on a picture. */
export interface MatrixModel {
  readonly title: string;
  readonly summary: string;
  /** What the rows are. */
  readonly rowName: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** One for each column: lines of text, and how deep its colour is, from 0 to 1; null where it is withheld or there is none. */
    readonly cells: readonly {
      readonly lines: readonly string[];
      readonly depth: number | null;
      /** True where a figure is withheld, which is hatched. */
      readonly isWithheld?: boolean;
    }[];
  }[];
  /** What the colour means at its palest and deepest. */
  readonly legend: readonly [least: string, most: string];
}

export interface MatrixLayout {
  readonly width: number;
  readonly height: number;
  readonly nameWidth: number;
  readonly columnWidth: number;
  readonly headHeight: number;
  readonly rowHeight: number;
  /** Top of the legend. */
  readonly legendTop: number;
}

const nameWidth = 72;
const headHeight = 28;
const lineHeight = 15;
const letterWidth = 7;
const legendHeight = 34;

/** Places the cells of a matrix; CSS pixels. Columns are as wide as the longest text among them. */
export function layoutMatrix({ columns, rows }: MatrixModel): MatrixLayout {
  // Chinese letters are about twice as wide as figures.
  const widthOf = (text: string) =>
    [...text].reduce((sum, letter) => sum + letterWidth * (letter > '\u00ff' ? 1.8 : 1), 0);
  const texts = [...columns, ...rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines))];
  const columnWidth = Math.ceil(Math.max(30, ...texts.map(widthOf)) + 10);
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ lines }) => lines.length)));
  const rowHeight = most * lineHeight + 10;
  const legendTop = headHeight + rows.length * rowHeight + 10;
  return {
    width: nameWidth + columns.length * columnWidth,
    height: legendTop + legendHeight,
    nameWidth,
    columnWidth,
    headHeight,
    rowHeight,
    legendTop,
  };
}
