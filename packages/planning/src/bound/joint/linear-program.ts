/** A linear program in compressed rows: maximise objective·X with A·X <= limit and 0 <= X <= upper. */
export interface LinearProgram {
  readonly columnCount: number;
  readonly rowCount: number;
  /** Entries of row i: [start[i], start[i + 1]). */
  readonly start: Uint32Array;
  readonly column: Int32Array;
  readonly value: Float32Array;
  readonly objective: Float64Array;
  readonly upper: Float64Array;
  readonly limit: Float64Array;
}

function enlarged(array: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(array);
  return larger;
}

/** A growing list of whole numbers. */
export class NumberList {
  private array: Int32Array<ArrayBuffer> = new Int32Array(1024);
  length = 0;

  push(n: number): void {
    if (this.length === this.array.length) this.array = enlarged(this.array, 2 * this.length);
    this.array[this.length++] = n;
  }

  at(i: number): number {
    return this.array[i];
  }

  clear(): void {
    this.length = 0;
  }

  /** The numbers so far, without a copy. */
  view(): Int32Array {
    return this.array.subarray(0, this.length);
  }
}

/** Rows of a linear program in the order in which they are written. */
export class ProgramRows {
  private column: Int32Array<ArrayBuffer>;
  private value: Float32Array<ArrayBuffer>;
  private start: Uint32Array<ArrayBuffer> = new Uint32Array(1 << 14);
  private entries = 0;
  private rows = 0;

  /** @param entries room for this many entries; memory that is not written costs nothing */
  constructor(entries: number) {
    this.column = new Int32Array(entries);
    this.value = new Float32Array(entries);
  }

  /** Adds a term to the row being written; a column that does not exist (negative) is left out. */
  term(column: number, value: number): void {
    if (column < 0) return;
    if (this.entries === this.column.length) this.growEntries();
    this.column[this.entries] = column;
    this.value[this.entries++] = value;
  }

  /** Ends the row being written. */
  end(): void {
    if (this.rows + 2 > this.start.length) this.growRows();
    this.start[++this.rows] = this.entries;
  }

  get rowCount(): number {
    return this.rows;
  }

  get entryCount(): number {
    return this.entries;
  }

  /** The rows as a program; the first row's limit is given, that of all others is 0. */
  program(objective: Float64Array, upper: Float64Array, firstLimit: number): LinearProgram {
    const limit = new Float64Array(this.rows);
    limit[0] = firstLimit;
    return {
      columnCount: objective.length,
      rowCount: this.rows,
      start: this.start.subarray(0, this.rows + 1),
      column: this.column.subarray(0, this.entries),
      value: this.value.subarray(0, this.entries),
      objective,
      upper,
      limit,
    };
  }

  private growEntries(): void {
    const size = Math.ceil(1.5 * this.entries) + 16;
    this.column = enlarged(this.column, size);
    const value = new Float32Array(size);
    value.set(this.value);
    this.value = value;
  }

  private growRows(): void {
    const start = new Uint32Array(2 * this.start.length);
    start.set(this.start);
    this.start = start;
  }
}
