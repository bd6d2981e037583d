import { quadrantOf, type ScatterModel } from './scatter-model.ts';
import { TableFrame } from './table-frame.tsx';

/** The points of a scatter as a table. */
export function ScatterTable({
  model,
  maxHeight,
}: {
  readonly model: ScatterModel;
  readonly maxHeight: number;
}) {
  return (
    <TableFrame
      model={model}
      maxHeight={maxHeight}
      heads={[model.pointName, model.x.name, model.y.name, '象限']}
    >
      {model.points.map((point) => (
        <tr key={point.id}>
          <th scope="row">{point.name}</th>
          <td>{model.x.format(point.x)}</td>
          <td>{model.y.format(point.y)}</td>
          <td>{model.quadrants[quadrantOf(model, point)]}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
