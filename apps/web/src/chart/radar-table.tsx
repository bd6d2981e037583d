import type { RadarModel } from './radar-model.ts';
import { TableFrame } from './table-frame.tsx';

/** The values of a radar as a table. */
export function RadarTable({ model, maxHeight }: { readonly model: RadarModel; readonly maxHeight: number }) {
  return (
    <TableFrame
      model={model}
      maxHeight={maxHeight}
      heads={['指标', ...model.series.map(({ name }) => name), '轴端']}
    >
      {model.axes.map(({ name, greatest, format }, at) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {model.series.map((series) => (
            <td key={series.name}>{format(series.values[at] ?? 0)}</td>
          ))}
          <td>{format(greatest)}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
