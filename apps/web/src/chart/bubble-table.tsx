import { missing } from '../ui/figure/format-figure.ts';
import type { BubbleModel } from './bubble-model.ts';
import { TableFrame } from './table-frame.tsx';

/** The bubbles of a chart as a table. */
export function BubbleTable({
  model,
  maxHeight,
}: {
  readonly model: BubbleModel;
  readonly maxHeight: number;
}) {
  const { x, y, size } = model;
  return (
    <TableFrame model={model} maxHeight={maxHeight} heads={[model.pointName, x.name, y.name, size.name]}>
      {model.points.map((point) => (
        <tr key={point.name}>
          <th scope="row">{point.name}</th>
          <td>{x.format(point.x)}</td>
          <td>{y.format(point.y)}</td>
          <td>{point.size === null ? missing : size.format(point.size)}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
