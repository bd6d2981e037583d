/** Heads of the columns of a document's table. */
export function ColumnHeads({ columns }: { readonly columns: readonly string[] }) {
  return columns.map((column) => (
    <th key={column} scope="col">
      {column}
    </th>
  ));
}
