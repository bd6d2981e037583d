import type { LabelJoin } from '@ooh/contract/domain/target-audience';

/** What a diagram asks of a person: which of the labels of an exclusive dimension, or whether one label. */
export interface Variable {
  /** Place in the order of variables. */
  readonly rank: number;
  /** Number of possible answers. */
  readonly answers: number;
}

type Node = number;
interface Inner {
  readonly variable: Variable;
  readonly next: readonly Node[];
}

/** A diagram of more nodes is given up. */
const mostNodes = 20_000;

/** Thrown for a rule whose diagram is too large. */
export class DiagramTooLarge extends Error {
  override readonly name = 'DiagramTooLarge';
}

const joined: Record<LabelJoin, (a: boolean, b: boolean) => boolean> = {
  and: (a, b) => a && b,
  or: (a, b) => a || b,
  minus: (a, b) => a && !b,
};

/**
 * Reduced ordered decision diagrams (Bryant 1986, with variables of several values): two rules have the same diagram
 * exactly when they hold for the same persons, whatever the data.
 */
export class Diagrams {
  static readonly nobody = 0;
  static readonly everybody = 1;
  private readonly inner: Inner[] = [];
  private readonly known = new Map<string, Node>();

  private node(variable: Variable, next: readonly Node[]): Node {
    if (next.every((one) => one === next[0])) return next[0];
    const key = `${variable.rank}:${next.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.inner.length >= mostNodes) throw new DiagramTooLarge('too many cases');
    const made = this.inner.push({ variable, next }) + 1;
    this.known.set(key, made);
    return made;
  }

  /** Persons with one of some answers to a variable. */
  oneOf(variable: Variable, answers: ReadonlySet<number>): Node {
    return this.node(
      variable,
      Array.from({ length: variable.answers }, (_, answer) => Number(answers.has(answer))),
    );
  }

  join(how: LabelJoin, left: Node, right: Node, done = new Map<string, Node>()): Node {
    if (left < 2 && right < 2) return Number(joined[how](left === 1, right === 1));
    const key = `${left},${right}`;
    const known = done.get(key);
    if (known !== undefined) return known;
    const [a, b] = [this.innerOf(left), this.innerOf(right)];
    const first = [a, b]
      .flatMap((one) => one ?? [])
      .reduce((x, y) => (x.variable.rank <= y.variable.rank ? x : y));
    const branch = (node: Node, one: Inner | undefined, answer: number): Node =>
      one?.variable.rank === first.variable.rank ? one.next[answer] : node;
    const next = first.next.map((_, answer) =>
      this.join(how, branch(left, a, answer), branch(right, b, answer), done),
    );
    const made = this.node(first.variable, next);
    done.set(key, made);
    return made;
  }

  private innerOf(node: Node): Inner | undefined {
    return node < 2 ? undefined : this.inner[node - 2];
  }

  /** The diagram as text, equal for equal diagrams however they were made. */
  text(root: Node): string {
    const names = new Map<Node, string>([
      [0, '0'],
      [1, '1'],
    ]);
    const lines: string[] = [];
    const write = (node: Node): string => {
      const known = names.get(node);
      if (known !== undefined) return known;
      const one = this.innerOf(node) as Inner;
      const next = one.next.map(write);
      const name = `n${lines.length}`;
      names.set(node, name);
      lines.push(`${one.variable.rank}:${next.join()}`);
      return name;
    };
    const top = write(root);
    return lines.length === 0 ? top : lines.join(' ');
  }
}
