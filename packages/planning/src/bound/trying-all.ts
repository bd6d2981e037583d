import { RowUse } from '../constraint/row-use.ts';
import { rowsByPerson } from '../objective/rows-by-person.ts';
import { valueOfPlan } from '../plan-value.ts';
import type { Effort } from '../search/effort.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import type { Incumbent } from './branch-and-bound.ts';
import { FieldBound } from './trying/field-bound.ts';
import { leaveOpen, OpenField, type FieldSize } from './trying/open-field.ts';

/** Plans of more media than this, and of more to choose from, are not enumerated. */
const MOST_MEDIA = 16;
const MOST_CHOICE = 65_536;
/** Media of a field that are tried before what is left without them is bounded anew. */
const TRIED_AT_ONCE = 4;

/**
 * Enumerates plans of fixed units depth first, and prunes those that cannot exceed a ceiling: a plan and the media
 * that may still be added to it are a field, which `FieldBound` bounds.
 */
export class TryingAll {
  private readonly problem: SelectionProblem;
  private readonly k: number;
  private readonly effort: Effort;
  private readonly incumbent: Incumbent;
  private readonly bound: FieldBound;
  private readonly size: FieldSize;
  /** By number of media added: the field being worked on. */
  private readonly fields: OpenField[] = [];
  private readonly plan: number[] = [];
  /** Media that serve nobody may be needed to meet a floor. */
  private readonly hasFloors: boolean;
  private ceiling = 0;

  private constructor(problem: SelectionProblem, k: number, incumbent: Incumbent, effort: Effort) {
    const { mediaCount, personCount, persons } = problem.matrix;
    this.problem = problem;
    this.k = k;
    this.effort = effort;
    this.incumbent = incumbent;
    this.size = { media: mediaCount, persons: personCount, pairs: persons.length };
    this.bound = new FieldBound(k, this.size, effort);
    this.hasFloors = problem.rows.some((row) => row.bound < 0);
  }

  /** Null where plans are too many to enumerate. */
  static of(problem: SelectionProblem, incumbent: Incumbent, effort: Effort): TryingAll | null {
    if (problem.curve.form !== 'passage' || problem.matrix.mediaCount > MOST_CHOICE) return null;
    const trying = new TryingAll(problem, problem.curve.k, incumbent, effort);
    const most = trying.start().mostBought();
    return most >= 1 && most <= MOST_MEDIA ? trying : null;
  }

  /**
   * True when no plan exceeds the ceiling, or the incumbent, which is improved when a
   * better plan is found. False when the effort limit was reached first.
   */
  holds(ceiling: number): boolean {
    this.ceiling = Math.max(ceiling, this.incumbent.value);
    return this.start().money < 0 || this.visit(0);
  }

  /** The field of the media that every plan contains. */
  private start(): OpenField {
    const { domain, price, rows, budgetRow } = this.problem;
    const all = [...domain.lo.keys()];
    const must = all.filter((m) => domain.lo[m] > 0);
    this.plan.splice(0, Infinity, ...must);
    const field = this.field(0);
    this.fillPeople(field);
    field.money = rows[budgetRow].bound - must.reduce((sum, m) => sum + price[m], 0);
    field.mediaCount = all.length;
    field.media.set(all);
    field.price.set(price);
    const isFree = Uint8Array.from(all, (m) => Number(domain.lo[m] === 0 && domain.hi[m] > 0));
    leaveOpen(field, field, -1, isFree);
    this.effort.spend(2 * this.size.pairs);
    return field;
  }

  /** Fills a field with all people whom the plan leaves short, and all media. */
  private fillPeople(field: OpenField): void {
    const { amounts, weights, persons, rowStart, personCount } = this.problem.matrix;
    const { start, medium, pair } = rowsByPerson(this.problem.matrix);
    const has = new Float64Array(personCount);
    for (const m of this.plan)
      for (let e = rowStart[m]; e < rowStart[m + 1]; e++) has[persons[e]] += amounts[e];
    field.value = 0;
    let person = 0;
    let at = 0;
    for (let p = 0; p < personCount; p++) {
      if (has[p] >= this.k) field.value += weights[p];
      if (has[p] >= this.k || !(weights[p] > 0)) continue;
      field.start[person] = at;
      field.lacks[person] = this.k - has[p];
      field.share[person] = 1;
      field.weight[person++] = weights[p];
      for (let i = start[p]; i < start[p + 1]; i++) {
        field.medium[at] = medium[i];
        field.passages[at++] = Math.min(amounts[pair[i]], this.k);
      }
    }
    field.start[person] = at;
    field.personCount = person;
  }

  private field(depth: number): OpenField {
    return (this.fields[depth] ??= new OpenField(this.size));
  }

  /** Visits all plans of a field; false when the effort limit was reached first. */
  private visit(depth: number): boolean {
    const field = this.field(depth);
    if (field.value > this.incumbent.value) this.offer();
    while (!this.bound.closes(field, this.ceiling)) {
      const isLeft = new Uint8Array(field.mediaCount).fill(1);
      const media = this.mostPromising(field);
      if (media.length === 0) return true;
      for (const m of media) {
        if (this.effort.exhausted) return false;
        isLeft[m] = 0;
        this.effort.spend(field.pairCount);
        leaveOpen(field, this.field(depth + 1), m, isLeft);
        this.plan.push(field.media[m]);
        const done = this.visit(depth + 1);
        this.plan.pop();
        if (!done) return false;
      }
      this.effort.spend(field.pairCount);
      leaveOpen(field, field, -1, isLeft);
    }
    return true;
  }

  /** The media to try next; none where none serves anybody and no floor may need them. */
  private mostPromising(field: OpenField): number[] {
    const { order, credit } = this.bound.byFullCredit(field);
    return order.slice(0, TRIED_AT_ONCE).filter((m) => this.hasFloors || credit[m] > 0);
  }

  private offer(): void {
    const { problem, incumbent } = this;
    const vehicles = new Int32Array(problem.matrix.mediaCount);
    const use = new RowUse(problem.rows, problem.byMedium);
    for (const m of this.plan) {
      vehicles[m] = 1;
      use.move(m, 0, 1);
    }
    const value = valueOfPlan(problem, vehicles);
    if (!use.feasible || value <= incumbent.value) return;
    incumbent.value = value;
    incumbent.vehicles = vehicles;
    this.ceiling = Math.max(this.ceiling, value);
  }
}
