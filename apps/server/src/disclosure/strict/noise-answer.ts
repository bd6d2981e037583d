import type { Cover } from '@ooh/contract/core/privacy';
import type { Figure } from '@ooh/contract/domain/figure';
import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { AppError } from '../../platform/http/app-error.ts';
import type { AskedCell, Rulers } from './asked-cell.ts';
import { isBasisShape, isFigureShape, noisedBasis } from './audience-fields.ts';
import { figureRules, isHarmlessNumber, withheldNumbers, type FigureRule } from './figure-rules.ts';
import { questionOf, type AskedCount } from './question.ts';
import { scopeInside, scopeOf, wholeCity, type Fields, type Scope } from './scope.ts';
import { emptied, sumOfCities, type Ruler } from './shown-figures.ts';

type Answer = Record<string, unknown>;

const withheld: Figure = { value: null, low: null, high: null, suppressed: true };
/** Without an audience there is nothing to tell of it. */
const unknown: Figure = { ...withheld, suppressed: false };

const isOfTarget = (rule: FigureRule): boolean => rule.kind !== 'count' || rule.within !== undefined;

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && isFigureShape(value);

/** The cells and disclosed shares of one object. */
interface Counts {
  readonly cells: Map<string, AskedCell>;
  readonly shares: Map<string, number>;
  /** The people of this object, or of the one around it. */
  readonly whole: AskedCell | null;
}

/** Later figures are computed from earlier ones. */
const stages = { count: 0, part: 1, 'against-city': 2, withheld: 0, sum: 2 } as const;

/** Collects every count of people in an answer, and rewrites the answer once each is decided. */
export class NoisedAnswer {
  readonly cells: AskedCell[] = [];
  private readonly cityCells = new Map<string, AskedCell>();
  private readonly writes: { readonly stage: number; readonly write: (rulers: Rulers) => void }[] = [];
  private readonly input: Fields;
  private readonly cover: Cover;
  private readonly answer: unknown;

  constructor(input: Fields, cover: Cover, answer: unknown) {
    this.input = input;
    this.cover = cover;
    this.answer = structuredClone(answer);
    const root = this.answer as Answer | Answer[];
    const first = (Array.isArray(root) ? {} : root) as Fields;
    this.visit(root, scopeOf(input, first, cover.isOfCity ?? false), '', null);
    if (cover.sumOf !== undefined) this.add(root as Answer, cover.sumOf);
  }

  /** The answer with the decided figures. */
  written(rulers: Rulers): unknown {
    for (const { write } of this.writes.toSorted((a, b) => a.stage - b.stage)) write(rulers);
    return this.answer;
  }

  private later(stage: keyof typeof stages, write: (rulers: Rulers) => void): void {
    this.writes.push({ stage: stages[stage], write });
  }

  private visit(node: unknown, scope: Scope, path: string, above: AskedCell | null): void {
    if (Array.isArray(node)) for (const part of node) this.visit(part, scope, path, above);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const fields = node as Answer;
    if (isBasisShape(fields)) return void Object.assign(fields, noisedBasis(fields));
    const own = path === '' ? scope : scopeInside(fields, scope);
    this.askAudience(fields, own, path);
    const counts = this.countsOf(fields, own, path, above);
    for (const [name, value] of Object.entries(fields)) {
      const inside = path === '' ? name : `${path}.${name}`;
      if (this.isOfAudience(path, name) || this.isNotOfPeople(inside)) continue;
      if (this.cover.withheld?.includes(name)) fields[name] = emptied(value);
      else if (isFigure(value)) this.hide(fields, name, own, counts);
      else if (typeof value === 'number') this.hideNumber(fields, name);
      else this.visit(value, own, inside, counts.whole);
    }
  }

  private isNotOfPeople(path: string): boolean {
    return this.cover.notOfPeople?.some((top) => path === top || path.startsWith(`${top}.`)) ?? false;
  }

  /** Whether a field is an audience of the whole city, or a sum of such. */
  private isOfAudience(path: string, name: string): boolean {
    if (path === '' && this.cover.sumOf !== undefined && (name === 'persons' || name === 'share'))
      return true;
    const one = this.cover.audiences?.find((audience) => audience.path === path);
    return one !== undefined && (one.persons === name || one.share === name);
  }

  /** The audience of the whole city: its people and their share. */
  private askAudience(fields: Answer, scope: Scope, path: string): void {
    const { persons, share } = this.cover.audiences?.find((one) => one.path === path) ?? {};
    const names = [persons, share].filter((name) => name !== undefined);
    if (names.every((name) => (fields[name] as Figure).value === null)) return;
    const cell = this.askCity(scope);
    this.later('count', (rulers) => {
      const ruler = rulers(cell);
      if (persons !== undefined) fields[persons] = ruler.persons(cell.shown);
      if (share !== undefined) fields[share] = ruler.ofCity(cell.shown);
    });
  }

  /** The audience in the whole city, which is read apart: no answer has its exact number in every case. */
  private askCity(scope: Scope): AskedCell {
    const key = JSON.stringify([scope.cityCode, scope.parts]);
    const cell =
      this.cityCells.get(key) ??
      this.ask({ ...scope, ...wholeCity }, { measure: 'audience', isAudience: true }, 'audience');
    this.cityCells.set(key, cell);
    return cell;
  }

  /** People of several cities are the sum of the disclosed numbers of each: separate noise would reveal more. */
  private add(root: Answer, list: string): void {
    const rows = root[list] as Fields[];
    const cellOfRow = rows.map((row) => this.cells.find(({ cityCode }) => cityCode === row['cityCode']));
    this.later('sum', (rulers) => {
      const known = cellOfRow.flatMap((cell) => cell ?? []);
      const isComplete =
        known.length === rows.length && rows.every((row) => (row['persons'] as Figure).value !== null);
      const figures = isComplete ? rows.map((row) => row['persons'] as Figure) : [];
      Object.assign(root, sumOfCities(figures, isComplete ? known.map(rulers) : []));
    });
  }

  private ask(
    scope: Scope,
    asked: Pick<AskedCount, 'measure' | 'isAudience'>,
    people: AskedCell['people'],
  ): AskedCell {
    if (scope.cityCode === null)
      throw new AppError('refused', '严格隐私模式下无法确定该数字所属的城市，不予提供');
    const question = questionOf({ input: this.input, scope, ...asked });
    const cell = { cityCode: scope.cityCode, question, people, shown: 0 };
    this.cells.push(cell);
    return cell;
  }

  /** Collects the counts of an object. */
  private countsOf(fields: Answer, scope: Scope, path: string, above: AskedCell | null): Counts {
    const cells = new Map<string, AskedCell>();
    for (const [name, value] of Object.entries(fields)) {
      const rule = figureRules[name];
      const isElsewhere = this.isOfAudience(path, name) || this.cover.withheld?.includes(name);
      if (rule?.kind !== 'count' || !isFigure(value) || value.value === null || isElsewhere) continue;
      cells.set(name, this.ask(scope, rule, value.value));
    }
    return { cells, shares: new Map(), whole: cells.get('persons') ?? above };
  }

  private hideNumber(fields: Answer, name: string): void {
    if (name === 'universePersons') return void (fields[name] = Math.round(Number(fields[name])));
    if (isHarmlessNumber(name)) return;
    if (!withheldNumbers.has(name)) throw unruled(name);
    fields[name] = null;
  }

  private hide(fields: Answer, name: string, scope: Scope, counts: Counts): void {
    const rule = figureRules[name];
    if (rule === undefined) throw unruled(name);
    const cell = this.cellOf(rule, name, fields, scope, counts);
    // Until it is decided no exact number stays.
    fields[name] = isOfTarget(rule) && !this.hasAudience() ? unknown : withheld;
    this.later(rule.kind, (rulers) => {
      if (cell !== null) fields[name] = figureBy(rulers(cell), rule, name, cell, counts);
    });
  }

  /** The people of a figure; null where there is none to tell. */
  private cellOf(
    rule: FigureRule,
    name: string,
    fields: Fields,
    scope: Scope,
    counts: Counts,
  ): AskedCell | null {
    if (rule.kind === 'count') return counts.cells.get(name) ?? null;
    if (rule.kind === 'withheld' || !this.hasAudience()) return null;
    if (rule.kind === 'against-city') return this.askCity(scope);
    const above = counts.cells.get(rule.above);
    if (above !== undefined || rule.above in fields || counts.whole === null) return above ?? null;
    const share = (fields[name] as Figure).value ?? 0;
    return this.ask(scope, { measure: rule.measure, isAudience: true }, share * Number(counts.whole.people));
  }

  private hasAudience(): boolean {
    const audience = this.input['targetAudience'] as TargetAudience | undefined;
    return audience !== undefined && isAudienceChosen(audience);
  }
}

const unruled = (name: string) =>
  new AppError('refused', `严格隐私模式尚未规定「${name}」如何加噪，不予提供`);

function figureBy(ruler: Ruler, rule: FigureRule, name: string, cell: AskedCell, counts: Counts): Figure {
  if (rule.kind === 'count') {
    const most = counts.cells.get(rule.within ?? '')?.shown ?? Infinity;
    return ruler.persons(Math.min(cell.shown, most));
  }
  if (rule.kind === 'part') {
    const share = counts.whole === null ? ruler.nothing : ruler.share(cell.shown, counts.whole.shown);
    if (share.value !== null) counts.shares.set(name, share.value);
    return share;
  }
  if (rule.kind !== 'against-city') return ruler.nothing;
  const [concentration] = rule.by.flatMap((by) => counts.shares.get(by) ?? []);
  const cityShare = ruler.ofCity(cell.shown).value;
  return concentration === undefined || !cityShare
    ? ruler.nothing
    : ruler.index((100 * concentration) / cityShare);
}
