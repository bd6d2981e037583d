import type { CallOutput } from '@ooh/contract/registry';
import { intervalText } from '../../../shared/figure/figure-text.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { asPersons, asShare } from '../../../ui/figure/figure-formats.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import tables from '../../../ui/table/plain-table.module.css';

type Compared = CallOutput<'v1/crowd-packs/compare'>;

/** Sizes of the packs, of what they have in common, and of all together. */
export function OverlapTable({ compared }: { readonly compared: Compared }) {
  const nameOf = (packId: string) => compared.packs.find((pack) => pack.packId === packId)?.name ?? packId;
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">人数与重合</caption>
      <thead>
        <tr>
          <th scope="col">人群</th>
          <th scope="col">人数（预估）</th>
          <th scope="col">95% 区间</th>
          <th scope="col">占比</th>
        </tr>
      </thead>
      <tbody>
        {compared.packs.map(({ packId, name, persons, share }) => (
          <tr key={packId}>
            <th scope="row">{name}</th>
            <td>
              <FigureValue figure={persons} format={asPersons} />
            </td>
            <td>{intervalText(persons, asPersons)}</td>
            <td>
              <FigureValue figure={share} format={asShare} />
            </td>
          </tr>
        ))}
        {compared.overlaps.map(({ packIds, persons, shareOfSmallest }) => (
          <tr key={packIds.join()}>
            <th scope="row">{packIds.map(nameOf).join(' ∩ ')}</th>
            <td>
              <FigureValue figure={persons} format={asPersons} />
            </td>
            <td>{intervalText(persons, asPersons)}</td>
            <td>{shareOfSmallest === null ? '—' : `占较小者 ${formatShare(shareOfSmallest)}`}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">并集（去重）</th>
          <td>
            <FigureValue figure={compared.union} format={asPersons} />
          </td>
          <td>{intervalText(compared.union, asPersons)}</td>
          <td>—</td>
        </tr>
      </tbody>
    </table>
  );
}
