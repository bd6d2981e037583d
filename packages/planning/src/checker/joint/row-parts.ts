import type { JointRowKind } from '../../joint-proof.ts';
import { indexIn } from './index-in.ts';
import type { StepColumns } from './step-columns.ts';

/** The media and persons that a row's key names, and the reasons why there is no such row. */
export class RowParts {
  kind: JointRowKind = 'needs';
  key: readonly number[] = [];
  private readonly columns: StepColumns;

  constructor(columns: StepColumns) {
    this.columns = columns;
  }

  refuse(reason: string): never {
    throw new RangeError(`${this.kind}(${this.key.join(', ')}) 不存在：${reason}`);
  }

  require(is: boolean, reason: string): void {
    if (!is) this.refuse(reason);
  }

  /** Rank of a medium in the step's core. */
  core(m: number): number {
    const { part, media, listedCore } = this.columns;
    const open = m < part.openOf.length ? part.openOf[m] : -1;
    const rank = open < 0 ? -1 : media.rankOf[open];
    if (rank < 0 || listedCore[rank] === 0) this.refuse(`媒体 ${m} 不在 core 内`);
    return rank;
  }

  /** Rank of a medium in the step's triple media. */
  triples(m: number): number {
    const rank = this.core(m);
    if (this.columns.listedTriples[rank] === 0) this.refuse(`媒体 ${m} 不在 triples 内`);
    return rank;
  }

  person(p: number): number {
    const { named } = this.columns.part.persons;
    const person = p < named.length ? named[p] : -1;
    if (person < 0) this.refuse(`${p} 不是需求相同的人中可满足的第一人`);
    return person;
  }

  pair(a: number, b: number): void {
    this.require(a !== b, '媒体重复');
    this.require(this.columns.areAffordable(a, b), '预算买不起这一对媒体');
  }

  triple(a: number, b: number, c: number): void {
    this.require(a !== b && a !== c && b !== c, '媒体重复');
    this.require(this.columns.areAffordable(a, b, c), '预算买不起这三个媒体');
  }

  ascending(a: number, b: number): void {
    this.require(a < b, '媒体应递增');
  }

  /** Whether a person meets a medium, which may be excluded. */
  meets(p: number, a: number): boolean {
    const { start, medium } = this.columns.part.persons;
    const own = medium.subarray(start[p], start[p + 1]);
    return indexIn(own, this.columns.media.open[a]) >= 0;
  }

  /** Number of media of a person that a list of the step contains, excluded or not. */
  listedCount(p: number, listed: Uint8Array): number {
    const { part, media } = this.columns;
    let count = 0;
    for (let i = part.persons.start[p]; i < part.persons.start[p + 1]; i++) {
      const rank = media.rankOf[part.persons.medium[i]];
      if (rank >= 0) count += listed[rank];
    }
    return count;
  }
}
