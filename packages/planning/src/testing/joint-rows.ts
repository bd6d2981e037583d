import { jointRowKeys, type JointRowKind } from '../joint-proof.ts';
import type { CasePerson, JointCase } from './joint-case.ts';

/** Lists of a step: media with pair and with triple columns; absent as in a proof. */
export interface CaseLists {
  readonly core?: readonly number[];
  readonly triples?: readonly number[];
}

/** Name and numbers of a column: x a, y p, s p, e p a, z a b, t a b c, v p a b; a < b < c, p the name of a person. */
export type ColumnName = readonly [letter: 'x' | 'y' | 's' | 'e' | 'z' | 't' | 'v', ...key: number[]];

/** What a step without exclusions has columns and rows for, from the definitions. */
export class CaseStep {
  readonly given: JointCase;
  readonly core: readonly number[];
  readonly triples: readonly number[];
  private readonly named: ReadonlyMap<number, CasePerson>;

  constructor(given: JointCase, { core, triples }: CaseLists) {
    this.given = given;
    this.named = new Map(given.persons.map((p) => [p.name, p]));
    this.core = given.open.filter((m) => core === undefined || core.includes(m));
    this.triples = this.core.filter((m) => triples === undefined || triples.includes(m));
  }

  person(name: number): CasePerson | undefined {
    return this.named.get(name);
  }

  private fits(...media: readonly number[]): boolean {
    const cost = media.reduce((sum, m) => sum + this.given.plans.prices[m], 0);
    return new Set(media).size === media.length && cost <= this.given.money;
  }

  ownCore(p: CasePerson): number[] {
    return this.core.filter((m) => p.amounts.has(m));
  }

  ownTriples(p: CasePerson): number[] {
    return this.triples.filter((m) => p.amounts.has(m));
  }

  isPlain(p: CasePerson): boolean {
    return p.need === 3 && [...p.amounts.values()].every((n) => n === 1);
  }

  /** Whether there is a row of a name in the first step. */
  has(kind: JointRowKind, key: readonly number[]): boolean {
    const { core, triples } = this;
    const [i, j, k, l] = key;
    const inAll = (list: readonly number[], ...media: number[]) => media.every((m) => list.includes(m));
    switch (kind) {
      case 'moneyWithMedium':
        return inAll(core, i);
      case 'moneyWithPair':
        return i < j && inAll(triples, i, j) && this.fits(i, j);
      case 'pairHasMedium':
        return inAll(core, i, j) && this.fits(i, j);
      case 'tripleHasPair':
        return i < j && inAll(triples, i, j, k) && this.fits(i, j, k);
      case 'triangle':
        return j < k && inAll(core, i, j, k) && this.fits(i, j) && this.fits(i, k);
      case 'triangleByTriple':
        return j < k && inAll(triples, i, j, k) && this.fits(i, j) && this.fits(i, k);
      case 'triangleWithMedium':
        return k < l && inAll(triples, i, j, k, l) && this.fits(i, j, k) && this.fits(i, j, l);
      case 'triangleWithPair':
        return i < j && k < l && inAll(triples, i, j, k, l) && this.fits(i, j, k) && this.fits(i, j, l);
      default:
        return this.hasPersonRow(kind, this.person(i), j, k);
    }
  }

  private hasPersonRow(kind: JointRowKind, p: CasePerson | undefined, a: number, b: number): boolean {
    if (!p) return false;
    if (kind === 'needs') return true;
    const [core, triples] = [this.ownCore(p), this.ownTriples(p)];
    const isPlain = this.isPlain(p);
    if (kind === 'shareHasMedium' || kind === 'shareOfReached') return core.includes(a) && p.need >= 2;
    if (kind === 'needsBeside') return core.includes(a) && p.amounts.get(a)! < p.need;
    if (kind === 'onceByPairs') return core.includes(a) && p.need >= 2 && core.length > p.need;
    if (!isPlain || !triples.includes(a)) return false;
    if (kind === 'onceByParabola') return b >= 3 && triples.length >= b + 2;
    if (kind === 'onceByChord') return triples.length > 3 && triples.length === p.amounts.size;
    if (!triples.includes(b) || triples.length < 3 || !this.fits(a, b)) return false;
    if (kind === 'pairShareWithinShare') return true;
    return a < b && (kind !== 'onceGivenPair' || triples.length > 3);
  }

  /** A random key that may or may not name a row. */
  randomKey(kind: JointRowKind, random: () => number): number[] {
    const { plans, persons } = this.given;
    const any = (n: number) => Math.floor(random() * n);
    const ofPerson = !/^(money|pairHas|tripleHas|triangle)/.test(kind);
    const key = Array.from({ length: jointRowKeys[kind] }, () => any(plans.instance.mediaCount));
    if (kind.startsWith('triangleWith') && random() < 0.8) {
      const ordered = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)];
      return [...ordered(key[0], key[1]), ...ordered(key[2], key[3])];
    }
    if (!ofPerson) return key;
    const several = /^(once|pairShare|needsThird)/.test(kind) ? persons.filter((p) => p.need > 1) : persons;
    const pick = () => several[any(several.length)];
    const [one, other] = [pick(), pick()];
    const p = one?.amounts.size > other?.amounts.size ? one : other;
    if (!p || random() < 0.05) return [any(plans.instance.personCount), ...key.slice(1)];
    key[0] = p.name;
    const own = [...p.amounts.keys()];
    for (let i = 1; i < key.length; i++) if (random() < 0.9) key[i] = own[any(own.length)];
    if (kind === 'onceByParabola') key[2] = 2 + any(4);
    return key;
  }

  /** The value of a column for a plan: §2 of the decision on pairs and triples. */
  meaning([letter, ...key]: ColumnName, set: ReadonlySet<number>): number {
    if (letter === 'x' || letter === 'z' || letter === 't') return Number(key.every((m) => set.has(m)));
    const p = this.person(key[0])!;
    const amount = (m: number) => (set.has(m) ? (p.amounts.get(m) ?? 0) : 0);
    const ofCore = this.core.reduce((sum, m) => sum + amount(m), 0);
    const met = [...p.amounts.keys()].reduce((sum, m) => sum + amount(m), 0);
    if (letter === 's') return met - ofCore;
    if (met < p.need || !key.slice(1).every((m) => set.has(m))) return 0;
    if (letter === 'y') return 1;
    if (letter === 'e') return Math.min(1, p.need / ofCore);
    return ofCore <= 1 ? 1 : Math.min(1, 6 / (ofCore * (ofCore - 1)));
  }
}

/** Kinds of rows. */
export const KINDS_OF_ROWS = Object.keys(jointRowKeys) as JointRowKind[];
