import type { CallOutput } from '@ooh/contract/registry';
import { TgiIndex } from '../../../shared/figure/tgi-value.tsx';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import tables from '../../../ui/table/plain-table.module.css';
import { widestDifferences } from './widest-differences.ts';

const mostLabels = 20;

/** Labels in which the packs differ most, side by side. */
export function PortraitTable({ packs }: { readonly packs: CallOutput<'v1/crowd-packs/compare'>['packs'] }) {
  const labels = widestDifferences(packs, mostLabels);
  return (
    <table className={tables.table}>
      <caption>差异最大的 {labels.length} 个标签（占比 · TGI）</caption>
      <thead>
        <tr>
          <th scope="col">标签</th>
          {packs.map(({ packId, name }) => (
            <th key={packId} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map(({ labelId, name, dimension, tgis, shares }) => (
          <tr key={labelId}>
            <th scope="row">
              {dimension} · {name}
            </th>
            {packs.map(({ packId }, at) => (
              <td key={packId}>
                {formatShare(shares[at] ?? 0)} · <TgiIndex index={tgis[at] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
