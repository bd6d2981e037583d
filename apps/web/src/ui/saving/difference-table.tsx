import tableStyles from '../table/plain-table.module.css';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <table className={`${tableStyles.table} ${tableStyles.ofFields}`}>
      <thead>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">我的填写</th>
          <th scope="col">最新版本</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
