import { jointRowKeys, type JointRowKind } from '../../joint-proof.ts';
import { NumberList, ProgramRows } from './linear-program.ts';

/** Rows that no certificate names, since the bound's moves make up for them. */
const unnamedRowKeys = {
  /** The budget: (). Its multiplier is the step's price of money. */
  budget: 0,
  /** Passages outside the core: s_p <= Σ n x: (p). */
  outside: 1,
} as const;

export type StepRowKind = JointRowKind | keyof typeof unnamedRowKeys;

/** Numbers of a row's key by kind. */
export const stepRowKeys: Readonly<Record<StepRowKind, number>> = { ...jointRowKeys, ...unnamedRowKeys };

/** Rows of one kind, one after another, in ascending order of their keys. */
export interface RowBlock {
  readonly kind: StepRowKind;
  readonly first: number;
  readonly count: number;
  /** Keys one after another: media of the problem, names of persons. */
  readonly keys: Int32Array;
}

/** Writes the rows of a step, kind by kind. */
export class StepRows {
  readonly program: ProgramRows;
  private readonly done: RowBlock[] = [];
  private kind: StepRowKind = 'budget';
  private first = 0;
  private keys = new NumberList();

  /** @param entries about as many entries as the rows will have */
  constructor(entries: number) {
    this.program = new ProgramRows(entries);
  }

  /** Starts the rows of a kind. */
  begin(kind: StepRowKind): void {
    this.close();
    this.kind = kind;
    this.first = this.program.rowCount;
    this.keys = new NumberList();
  }

  /** Adds a term to the current row; a column that does not exist (negative) is left out. */
  term(column: number, value: number): void {
    this.program.term(column, value);
  }

  /** Ends the row of a key; numbers beyond the length of the kind's keys are not used. */
  end(k0 = 0, k1 = 0, k2 = 0, k3 = 0): void {
    const length = stepRowKeys[this.kind];
    if (length > 0) this.keys.push(k0);
    if (length > 1) this.keys.push(k1);
    if (length > 2) this.keys.push(k2);
    if (length > 3) this.keys.push(k3);
    this.program.end();
  }

  blocks(): readonly RowBlock[] {
    this.close();
    this.keys = new NumberList();
    this.first = this.program.rowCount;
    return this.done;
  }

  private close(): void {
    const count = this.program.rowCount - this.first;
    if (count > 0) this.done.push({ kind: this.kind, first: this.first, count, keys: this.keys.view() });
  }
}
