import type { ExportTable } from '../export-table.ts';

/** A collection of features; the properties are the columns that the geometry does not stand for. */
export function geoJsonFile({ columns, rows, geometryFields }: ExportTable): Buffer {
  const shown = columns.flatMap(({ field, title }, index) =>
    geometryFields.includes(field) ? [] : [{ title, index }],
  );
  const parts = rows.map(({ cells, geometry }) =>
    JSON.stringify({
      type: 'Feature',
      properties: Object.fromEntries(shown.map(({ title, index }) => [title, cells[index]])),
      geometry: geometry ?? null,
    }),
  );
  return Buffer.concat([
    Buffer.from('{"type":"FeatureCollection","features":[\n'),
    ...parts.map((part, index) => Buffer.from(index === 0 ? part : `,\n${part}`)),
    Buffer.from('\n]}\n'),
  ]);
}
