import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { asCount, asShare } from '../../../ui/figure/figure-formats.ts';
import tableStyles from '../../../ui/table/plain-table.module.css';

export function ReachAtLeast({ evaluation }: { readonly evaluation: Pick<PlanEvaluation, 'reachAtLeast'> }) {
  const rows = evaluation.reachAtLeast.slice(0, 5);
  return (
    <table className={tableStyles.table}>
      <caption>N+ 触达（TA）</caption>
      <thead>
        <tr>
          <th scope="col">至少接触</th>
          {rows.map(({ k }) => (
            <th key={k} scope="col" className="numeric">
              {k} 次
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">人数</th>
          {rows.map(({ k, persons }) => (
            <td key={k} className="numeric">
              {asCount(persons)}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">到达率</th>
          {rows.map(({ k, share: part }) => (
            <td key={k} className="numeric">
              {asShare(part)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
