/** One data row: its number (1 = first below the header, or first feature) and its cells by column. */
export interface TableRow {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** A file as a table, whatever its format. */
export interface TableText {
  readonly columns: readonly string[];
  /** Reads from the beginning at each call. Damaged records are logged and left out. */
  rows(): AsyncGenerator<TableRow>;
  /** Records left out by the last call of `rows`. */
  damagedRows(): number;
}
