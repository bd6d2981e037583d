import type { Domain } from '../../constraint/constraint-row.ts';
import type { JointProof, JointStep } from '../../joint-proof.ts';
import type { Effort } from '../../search/effort.ts';
import type { SelectionProblem } from '../../search/selection-problem.ts';
import { carriedMultipliers, carriedPoint } from './carry-over.ts';
import { leadingMedia, passagesPerMoney, type ProgramSize } from './choose-core.ts';
import { excludedAfter, noExclusions, type Exclusions } from './exclusions.ts';
import { FirstOrder, type Iterate } from './first-order.ts';
import { boundOfStep, type StepBound } from './joint-bound-of.ts';
import { jointNeeds, type JointNeeds } from './needs.ts';
import { bindingRows, joinedRows, noSeparatedRows, violatedRows } from './separate.ts';
import { stepModel, type StepModel } from './step-model.ts';
import { writeWithin } from './write-step.ts';

/** Where the search for multipliers begins. */
export interface JointStart {
  /** Units of every medium, by another relaxation. */
  readonly point: Float64Array;
  /** Value of one unit of money. */
  readonly moneyPrice: number;
  /** Value of the best plan. */
  readonly value: number;
}

export interface JointBound {
  readonly proof: JointProof;
  readonly bound: number;
}

export interface JointLimits {
  /** Entries of a step's rows. */
  readonly size: ProgramSize;
  /** Called after every round. */
  readonly onRound?: (round: JointRound) => void;
}

/** What a round has come to. */
export interface JointRound {
  readonly stage: 'pairs' | 'triples';
  readonly bound: number;
  readonly primal: number;
  readonly columns: number;
  readonly rows: number;
  readonly entries: number;
  readonly media: number;
  /** Media with pairs, and with triples. */
  readonly core: number;
  readonly triples: number;
}

const usualSize: ProgramSize = { pairs: 2.5e7, triples: 3e7 };

/** Iterations of a round; of triples, up to the most where shorter rounds gain little; when the bound is taken. */
const ITERATIONS = { usual: 400, most: 1600 };
const EVERY = 100;
/** New rows of each separated kind after a round. */
const NEW_ROWS = 60_000;
/** What writing a step more briefly may cost, in parts of its distance from the ceiling. */
const BRIEFLY = 0.02;
/** A stage ends when a round lowers the bound by less than this share of its distance from the ceiling, after some rounds. */
const STAGES = { pairs: { gain: 0.05, rounds: 4 }, triples: { gain: 0.05, rounds: 6 } } as const;
/**
 * Programs that are tried one after the other, by their share of the entries for pairs: small ones bring the point near
 * soon, and every new row raises the bound until its multiplier is found.
 */
const PROGRAMS = [
  { stage: 'pairs', share: 0.08 },
  { stage: 'pairs', share: 0.3 },
  { stage: 'triples', share: 0.75 },
  { stage: 'triples', share: 1 },
] as const;
/** A step is kept if it leaves out at least this share of the media, pairs or triples. */
const WORTHWHILE = 0.1;

/**
 * Proves a bound for the plans of a part of fixed units by counting media jointly (docs/methods/joint-proofs.md), down to
 * a ceiling where the effort allows, which counts matrix entries visited. Null where joint proofs do not apply or where
 * the effort does not suffice for a first bound.
 */
export function proveJointly(
  problem: SelectionProblem,
  domain: Domain,
  start: JointStart,
  ceiling: number,
  effort: Effort,
  { size = usualSize, onRound }: Partial<JointLimits> = {},
): JointBound | null {
  const needs = jointNeeds(problem, domain);
  if (needs === null || needs.need.length === 0) return null;
  const search = new JointSearch(needs, start, ceiling, effort, size, onRound);
  search.run();
  return search.result();
}

/** Multipliers of a model's rows, and the bound that they come to. */
interface Multipliers {
  readonly model: StepModel;
  readonly multipliers: Float64Array;
  readonly total: number;
}

class JointSearch {
  private readonly needs: JointNeeds;
  private readonly start: JointStart;
  private readonly ceiling: number;
  private readonly effort: Effort;
  private readonly size: ProgramSize;
  private readonly onRound: ((round: JointRound) => void) | undefined;
  private readonly primalWeight: number;
  private readonly rank: Float64Array;
  private readonly steps: JointStep[] = [];
  /** The best multipliers that are in no step yet. */
  private unwritten: Multipliers | null = null;
  private proved = Infinity;
  private exclusions: Exclusions;
  private core: number[] = [];
  private triples: number[] = [];
  private model: StepModel | null = null;
  private iterate: Iterate | null = null;

  constructor(
    needs: JointNeeds,
    start: JointStart,
    ceiling: number,
    effort: Effort,
    size: ProgramSize,
    onRound: ((round: JointRound) => void) | undefined,
  ) {
    this.needs = needs;
    this.start = start;
    this.ceiling = ceiling;
    this.effort = effort;
    this.size = size;
    this.onRound = onRound;
    const each = needs.totalWeight / needs.need.length;
    // λ / X at a solution grows like this with the weights and with the number of persons that are reached.
    this.primalWeight = 0.13 * Math.sqrt(Math.max(start.value, each) * each);
    this.rank = passagesPerMoney(needs);
    this.exclusions = noExclusions(needs);
  }

  run(): void {
    for (const { stage, share } of PROGRAMS)
      if (!this.isDone() && this.enter(stage, share)) this.stage(stage);
  }

  result(): JointBound | null {
    if (this.unwritten && this.unwritten.total < this.proved) this.write(this.unwritten);
    if (this.steps.length === 0) return null;
    const { ceiling, steps } = this;
    return { proof: { ceiling, steps }, bound: Math.max(ceiling, this.proved) };
  }

  private isDone(): boolean {
    return this.least() <= this.ceiling || this.effort.exhausted;
  }

  /** The least bound so far. */
  private least(): number {
    return Math.min(this.proved, this.unwritten?.total ?? Infinity);
  }

  /** Chooses the media of pairs and triples anew and makes a model with them; false where there are no further ones. */
  private enter(stage: 'pairs' | 'triples', share: number): boolean {
    const { needs, exclusions, size } = this;
    const use = this.useOfMedia();
    const pairs = size.pairs * share;
    const core = leadingMedia(needs, exclusions, use, pairs, 2, this.core, null);
    const triples =
      stage === 'pairs' ? [] : leadingMedia(needs, exclusions, use, size.triples, 3, this.triples, core);
    const isNew = (after: readonly number[], before: readonly number[]) => {
      const known = new Set(before);
      return after.some((m) => !known.has(m));
    };
    if (!isNew(core, this.core) && !isNew(triples, this.triples)) return false;
    this.core = core;
    this.triples = triples;
    this.remodel();
    return true;
  }

  /** Units of media in the present point; among media without, passages per money. */
  private useOfMedia(): Float64Array {
    const most = this.rank.reduce((a, b) => Math.max(a, b), 1e-300);
    const use = this.rank.map((r) => (1e-3 * r) / most);
    if (this.model && this.iterate) {
      const { x } = this.iterate;
      this.model.columns.media.forEach((m, j) => (use[m] += x[j]));
    } else this.start.point.forEach((v, m) => (use[m] += v));
    return use;
  }

  /** The model of the present choice and exclusions, at the point of the one before. */
  private remodel(): void {
    const { model, iterate, needs, exclusions, core, triples } = this;
    const separated =
      model && iterate
        ? joinedRows(bindingRows(model, iterate.multipliers), violatedRows(model, iterate.x, NEW_ROWS))
        : noSeparatedRows;
    const allowed = (media: readonly number[]) => media.filter((m) => !exclusions.hasMedium(m));
    const next = stepModel(needs, exclusions, { core: allowed(core), triples: allowed(triples), separated });
    this.iterate =
      model && iterate
        ? {
            x: carriedPoint(model, iterate.x, next),
            multipliers: carriedMultipliers(model, iterate.multipliers, next),
          }
        : this.firstIterate(next);
    this.model = next;
    this.effort.spend(2 * next.program.column.length);
  }

  private firstIterate({ program, columns }: StepModel): Iterate {
    const x = new Float64Array(program.columnCount);
    columns.media.forEach((m, j) => (x[j] = Math.min(1, this.start.point[m])));
    const multipliers = new Float64Array(program.rowCount);
    multipliers[0] = this.start.moneyPrice * this.needs.budget;
    return { x, multipliers };
  }

  /** Rounds until the ceiling is reached, the effort is spent, or rounds gain little. */
  private stage(stage: 'pairs' | 'triples'): void {
    const { gain, rounds } = STAGES[stage];
    const most = stage === 'pairs' ? ITERATIONS.usual : ITERATIONS.most;
    let least = Infinity;
    let iterations = ITERATIONS.usual;
    for (let n = 0, idle = 0; !this.isDone() && idle < 2; n++) {
      const bound = this.round(stage, iterations);
      const isSlow = n >= rounds && least - bound < gain * (least - this.ceiling);
      idle = isSlow && iterations === most ? idle + 1 : 0;
      if (isSlow) iterations = Math.min(most, 2 * iterations);
      least = Math.min(least, bound);
    }
  }

  /** One round of iterations, and what follows from its multipliers; their bound. */
  private round(stage: 'pairs' | 'triples', iterations: number): number {
    const { model, iterate } = this;
    if (!model || !iterate) return Infinity;
    const solver = new FirstOrder(model.program, iterate, this.primalWeight);
    let visited = 0;
    let best: { multipliers: Float64Array; bound: StepBound } | null = null;
    for (let n = 0; n < iterations && !this.effort.exhausted; n += EVERY) {
      solver.run(EVERY);
      this.effort.spend(solver.entriesVisited - visited + model.program.column.length);
      visited = solver.entriesVisited;
      const { multipliers } = solver.point();
      const bound = boundOfStep(model, multipliers);
      if (best === null || bound.total < best.bound.total) best = { multipliers, bound };
      if (bound.total <= this.ceiling) break;
    }
    if (best === null) return Infinity;
    this.iterate = solver.point();
    this.onRound?.({
      stage,
      bound: best.bound.total,
      primal: solver.objective() + this.needs.base,
      columns: model.program.columnCount,
      rows: model.program.rowCount,
      entries: model.program.column.length,
      media: model.columns.media.length,
      core: model.columns.core.length,
      triples: model.columns.inTriples.length,
    });
    if (this.unwritten === null || best.bound.total < this.unwritten.total)
      this.unwritten = { model, multipliers: best.multipliers, total: best.bound.total };
    const next = excludedAfter(model, best.bound, this.ceiling);
    if (isWorthwhile(this.exclusions, next, model)) {
      this.unwritten = null;
      this.exclusions = this.write({ model, multipliers: best.multipliers, total: best.bound.total });
    }
    if (!this.isDone()) this.remodel();
    return best.bound.total;
  }

  /** Writes multipliers as a step; what is excluded after it. */
  private write({ model, multipliers, total }: Multipliers): Exclusions {
    const most = Math.max(this.ceiling, total + BRIEFLY * (total - this.ceiling));
    const { step, bound } = writeWithin(model, multipliers, most);
    this.steps.push(step);
    this.proved = Math.min(this.proved, bound.total);
    return excludedAfter(model, bound, this.ceiling);
  }
}

/** Whether exclusions leave out enough more than before to be worth a step of the certificate. */
function isWorthwhile(before: Exclusions, after: Exclusions, { columns }: StepModel): boolean {
  const share = (more: number, of: number) => of > 0 && more >= WORTHWHILE * of;
  return (
    share(after.mediaCount - before.mediaCount, columns.media.length) ||
    share(after.pairCount - before.pairCount, columns.pairCount) ||
    share(after.tripleCount - before.tripleCount, columns.tripleCount)
  );
}
