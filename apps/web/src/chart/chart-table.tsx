import type { ChartModel } from './chart-model.ts';
import { TableFrame } from './table-frame.tsx';

/** The numbers of a chart as a table. */
export function ChartTable({ model, maxHeight }: { readonly model: ChartModel; readonly maxHeight: number }) {
  return (
    <TableFrame
      model={model}
      maxHeight={maxHeight}
      heads={[model.categoryName, ...model.series.map(({ name }) => name)]}
    >
      {model.categories.map((category, row) => (
        <tr key={category}>
          <th scope="row">
            {category}
            {model.shade && row >= model.shade.from && `（${model.shade.name}）`}
          </th>
          {model.series.map((series) => {
            const value = series.values[row];
            return <td key={series.name}>{value === null ? '—' : model.format(value)}</td>;
          })}
        </tr>
      ))}
    </TableFrame>
  );
}
