import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import type { FlowModel } from './flow-model.ts';
import { TableFrame } from './table-frame.tsx';

interface FlowRow {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly value: number;
  /** Of everything that leaves the node. */
  readonly share: number;
}

export function flowRows({ columns, links }: FlowModel): FlowRow[] {
  const names = new Map(columns.flatMap(({ nodes }) => nodes.map(({ id, name }) => [id, name])));
  const leaving = new Map<string, number>();
  for (const { from, value } of links) leaving.set(from, (leaving.get(from) ?? 0) + value);
  return links.map(({ from, to, value }) => ({
    key: `${from}→${to}`,
    from: names.get(from) ?? from,
    to: names.get(to) ?? to,
    value,
    share: value / certain(leaving.get(from), 'flow out of the place', from),
  }));
}

/** The links of a flow as a table. */
export function FlowTable({ model, maxHeight }: { readonly model: FlowModel; readonly maxHeight: number }) {
  return (
    <TableFrame model={model} maxHeight={maxHeight} heads={['来自', '去往', model.valueName, '占流出']}>
      {flowRows(model).map(({ key, from, to, value, share }) => (
        <tr key={key}>
          <th scope="row">{from}</th>
          <td>{to}</td>
          <td>{model.format(value)}</td>
          <td>{percentText(share)}</td>
        </tr>
      ))}
    </TableFrame>
  );
}
