/** One entry of a printed legend. */
export interface SheetLegendRow {
  readonly colour: string;
  /** `zone`: an area with a broken edge and a thin colour; `edge`: the edge of an area alone; `hatch`: an area under lines. */
  readonly shape: 'line' | 'area' | 'zone' | 'edge' | 'hatch' | 'dot';
  readonly text: string;
}

/** What stands around the map on its picture. */
export interface MapSheet {
  readonly fileName: string;
  readonly title: string;
  /** City, filters and date of the data in one line. */
  readonly subtitle: string;
  readonly legendTitle: string;
  readonly legend: readonly SheetLegendRow[];
  /** Source and meaning of the figures. */
  readonly footnote: string;
  /** Product and user, drawn across the picture. */
  readonly watermark: string;
}

export interface SheetBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly map: SheetBox;
  readonly legend: SheetBox;
  readonly rows: readonly { readonly y: number; readonly row: SheetLegendRow }[];
  readonly footnoteY: number;
  /** Baselines of the watermark text, all over the picture. */
  readonly watermarks: readonly { readonly x: number; readonly y: number }[];
}

export const sheetPadding = 16;
const titleHeight = 56;
const footHeight = 32;
const rowHeight = 20;
const watermarkStep = { x: 260, y: 160 };

/** Places everything on the picture; all in CSS pixels for a map of the given size. */
export function layoutSheet(sheet: MapSheet, mapWidth: number, mapHeight: number): SheetLayout {
  const width = mapWidth;
  const height = titleHeight + mapHeight + footHeight;
  const widest = Math.max(
    sheet.legendTitle.length * 12,
    ...sheet.legend.map((row) => 34 + row.text.length * 11),
    80,
  );
  const legendHeight = 32 + sheet.legend.length * rowHeight;
  const legend = {
    x: sheetPadding,
    y: titleHeight + mapHeight - legendHeight - sheetPadding - 24,
    width: Math.min(widest + 24, mapWidth - 2 * sheetPadding),
    height: legendHeight,
  };
  const watermarks: { x: number; y: number }[] = [];
  for (let y = titleHeight + 80; y < height; y += watermarkStep.y) {
    for (let x = 40; x < width; x += watermarkStep.x) watermarks.push({ x, y });
  }
  return {
    width,
    height,
    map: { x: 0, y: titleHeight, width: mapWidth, height: mapHeight },
    legend,
    rows: sheet.legend.map((row, index) => ({ y: legend.y + 38 + index * rowHeight, row })),
    footnoteY: titleHeight + mapHeight + 20,
    watermarks,
  };
}
