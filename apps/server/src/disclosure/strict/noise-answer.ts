import { certain } from '@ooh/contract/core/certain';
import type { Figure } from '@ooh/contract/domain/figure';
import { AppError } from '../../platform/http/app-error.ts';
import { isBasisShape, isFigureShape } from './audience-fields.ts';
import { meaningOf, scopeInside, scopeOf, wholeCity, type Scope } from './cell-meaning.ts';
import type { Cover } from '@ooh/contract/core/privacy';
import {
  figureRules,
  isHarmlessNumber,
  numberRules,
  verdictRules,
  type FigureRule,
  type Measure,
} from './figure-rules.ts';
import { emptied, sumOfCities, type Ruler } from './shown-figures.ts';

type Fields = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

export type CountUnit = 'people' | 'panel' | 'share';

/** A count of people in an answer, in panel persons of their city. */
export interface AskedCell {
  readonly cityCode: string;
  /** Numbers of one place are compared with each other. */
  readonly place: string;
  readonly meaning: string;
  /** Unit in the answer: people, panel persons, or a share of all people of the city. */
  readonly count: number;
  readonly unit: CountUnit;
  /** The disclosed number of panel persons; set by the decision. */
  shown: number;
}

/** Returns the scale of a city: people per panel person, and how figures are presented. */
export type Rulers = (cityCode: string | null) => Ruler;

/** The noised figures of one object, used for its sibling and child figures. */
interface Counts {
  readonly cells: Map<string, AskedCell>;
  readonly exact: Map<string, number>;
  readonly shown: Map<string, number>;
  /** Denominator of concentrations here and of shares below; `outer` is that of the enclosing object. */
  readonly whole: AskedCell | null;
  readonly outer: AskedCell | null;
}

const valueOf = (field: unknown): number | null =>
  typeof field === 'number' ? field : ((field as Figure | null | undefined)?.value ?? null);

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && isFigureShape(value);

/** Collects every count of people in an answer, and rewrites the answer once each is decided. */
export class NoisedAnswer {
  readonly cells: AskedCell[] = [];
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
    const scope = scopeOf(input, first);
    this.visit(root, cover.isOfCity ? { ...scope, place: wholeCity } : scope, '', null);
    if (cover.sumOf !== undefined) this.add(root as Answer, cover.sumOf);
  }

  /** The answer with the decided figures. */
  written(rulers: Rulers): unknown {
    for (const { write } of this.writes.toSorted((a, b) => a.stage - b.stage)) write(rulers);
    return this.answer;
  }

  private visit(node: unknown, scope: Scope, path: string, above: AskedCell | null): void {
    if (Array.isArray(node)) for (const part of node) this.visit(part, scope, path, above);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const fields = node as Answer;
    if (isBasisShape(fields)) return void (fields['isNoised'] = true);
    const own = path === '' ? scope : scopeInside(fields, scope);
    this.audiencesOf(fields, own, path);
    const counts = this.countsOf(fields, own, path, above);
    for (const [name, value] of Object.entries(fields)) {
      const inside = path === '' ? name : `${path}.${name}`;
      if (this.isOfAudience(path, name) || this.isCityLevel(inside)) continue;
      if (this.cover.withheld?.includes(name)) fields[name] = emptied(value);
      else if (isFigure(value) || typeof value === 'number') this.hide(fields, name, own, counts);
      else if (typeof value === 'boolean') this.evaluate(fields, name);
      else this.visit(value, own, inside, counts.whole);
    }
  }

  /** Protects the audience of the whole city: its people and their share. */
  private audiencesOf(fields: Answer, scope: Scope, path: string): void {
    const { persons, share } = this.cover.audiences?.find((one) => one.path === path) ?? {};
    const names = [persons, share].filter((name) => name !== undefined);
    const exact = names.map((name) => valueOf(fields[name])).find((value) => value !== null);
    if (exact === undefined || exact === null) return;
    const isCounted = persons !== undefined && valueOf(fields[persons]) !== null;
    const cell = this.askOfCity(scope, exact, isCounted ? 'people' : 'share');
    this.writes.push({
      stage: stages.count,
      write: (rulers) => {
        const ruler = rulers(cell.cityCode);
        if (persons !== undefined) fields[persons] = ruler.persons(cell.shown);
        if (share !== undefined) fields[share] = ruler.ofCity(cell.shown);
      },
    });
  }

  /** Whether a field is protected as an audience of the whole city, or as a sum of such. */
  private isOfAudience(path: string, name: string): boolean {
    if (path === '' && this.cover.sumOf !== undefined && (name === 'persons' || name === 'share'))
      return true;
    const one = this.cover.audiences?.find((audience) => audience.path === path);
    return one !== undefined && (one.persons === name || one.share === name);
  }

  private askOfCity(scope: Scope, count: number, unit: CountUnit): AskedCell {
    const names = scope.names.filter((name) => name.startsWith('segmentId '));
    return this.ask({ ...scope, place: wholeCity, names }, 'audience', { count, unit, isAudience: true });
  }

  /** People of several cities are the sum of the disclosed numbers of each: separate noise would reveal more. */
  private add(root: Answer, list: string): void {
    const rows = root[list] as Fields[];
    this.writes.push({
      stage: stages.scaled,
      write: (rulers) => {
        const cityFigures = rows.map((row) => row['persons'] as Figure);
        const isComplete = cityFigures.every(({ value }) => value !== null);
        const rulersOf = isComplete ? rows.map((row) => rulers(String(row['cityCode']))) : [];
        Object.assign(root, sumOfCities(isComplete ? cityFigures : [], rulersOf));
      },
    });
  }

  private isCityLevel(path: string): boolean {
    return this.cover.cityLevel?.some((top) => path === top || path.startsWith(`${top}.`)) ?? false;
  }

  private ask(
    scope: Scope,
    measure: Measure,
    { count, unit = 'people', isAudience = false }: { count: number; unit?: CountUnit; isAudience?: boolean },
  ): AskedCell {
    if (scope.cityCode === null)
      throw new AppError('refused', '严格隐私模式下无法确定该数字所属的城市，不予提供');
    const meant = meaningOf(this.input, scope, measure, isAudience);
    const cell = { cityCode: scope.cityCode, ...meant, count, unit, shown: 0 };
    this.cells.push(cell);
    return cell;
  }

  /** Collects the counts of an object, and the denominators of its shares. */
  private countsOf(fields: Answer, scope: Scope, path: string, above: AskedCell | null): Counts {
    const cells = new Map<string, AskedCell>();
    for (const [name, value] of Object.entries(fields)) {
      const rule = figureRules[name];
      const inside = path === '' ? name : `${path}.${name}`;
      const isOpen =
        this.isCityLevel(inside) || this.isOfAudience(path, name) || this.cover.withheld?.includes(name);
      if (rule?.kind !== 'count' || !isFigure(value) || value.value === null || isOpen) continue;
      cells.set(name, this.ask(scope, rule.measure, { count: value.value, isAudience: rule.isAudience }));
    }
    const counts = { cells, exact: new Map<string, number>(), shown: new Map<string, number>() };
    return { ...counts, whole: this.wholeOf(fields, scope, cells) ?? above, outer: above };
  }

  private wholeOf(fields: Answer, scope: Scope, cells: Map<string, AskedCell>): AskedCell | null {
    const persons = cells.get('persons');
    if (persons !== undefined) return persons;
    const panelPersons = fields['panelPersons'];
    if (typeof panelPersons === 'number')
      return this.ask(scope, 'role', { count: panelPersons, unit: 'panel' });
    const concentration = valueOf(fields['taConcentrationPeople'] ?? fields['taConcentration']);
    const ta = cells.get('taPersons');
    if (ta === undefined || concentration === null || concentration === 0) return null;
    return this.ask(scope, 'role', { count: ta.count / concentration });
  }

  private hide(fields: Answer, name: string, scope: Scope, counts: Counts): void {
    const value = fields[name] as Figure | number;
    const rule = isFigure(value) ? figureRules[name] : numberRules[name];
    if (rule === undefined && typeof value === 'number' && isHarmlessNumber(name)) return;
    if (rule === undefined)
      throw new AppError('refused', `严格隐私模式尚未规定「${name}」如何加噪，不予提供`);
    const exact = valueOf(value);
    if (exact === null) return;
    counts.exact.set(name, exact);
    const cell =
      rule === 'panel-persons' ? counts.whole : this.cellOf(rule, name, scope, counts, exact, fields);
    this.writes.push({
      stage: stages[rule === 'panel-persons' ? 'count' : rule.kind],
      write: (rulers) => {
        const ruler = rulers(scope.cityCode);
        const figure = figureBy(ruler, rule, cell, counts, exact);
        if (figure.value !== null) counts.shown.set(name, figure.value);
        fields[name] = isFigure(value) ? figure : figure.value;
      },
    });
  }

  /** Flags are derived from the disclosed figure. */
  private evaluate(fields: Answer, name: string): void {
    const rule = verdictRules[name];
    if (rule === undefined) return;
    const least = rule.least ?? Number((this.answer as Fields)['taThreshold']);
    this.writes.push({
      stage: stages.verdict,
      write: () => (fields[name] = (valueOf(fields[rule.by]) ?? -1) >= least),
    });
  }

  /** The people of a figure; null for a derived one. */
  private cellOf(
    rule: FigureRule,
    name: string,
    scope: Scope,
    counts: Counts,
    exact: number,
    fields: Fields,
  ): AskedCell | null {
    if (rule.kind === 'count') return certain(counts.cells.get(name), 'cell', name);
    if (rule.kind === 'against-city') {
      const concentration = firstOf(fields, rule.by);
      if (concentration === null || exact === 0) return null;
      return this.askOfCity(scope, Math.min(1, (100 * concentration) / exact), 'share');
    }
    const whole = wholeOfPart(rule, counts);
    if (rule.kind !== 'part' || whole === null) return null;
    const above = counts.cells.get(rule.above ?? '');
    const { count, unit } = whole;
    return above ?? this.ask(scope, rule.measure, { count: exact * count, unit, isAudience: true });
  }
}

/** The first of some fields that has a value. */
const firstOf = (fields: Fields, names: readonly string[]): number | null =>
  names.map((name) => valueOf(fields[name])).find((value) => value !== null) ?? null;

const wholeOfPart = (rule: FigureRule, counts: Counts): AskedCell | null =>
  rule.kind === 'part' && rule.of === 'around' ? counts.outer : counts.whole;

/** Later figures are computed from earlier ones. */
const stages = { count: 0, part: 1, rest: 1, scaled: 2, 'against-city': 2, verdict: 3 } as const;

function figureBy(
  ruler: Ruler,
  rule: FigureRule | 'panel-persons',
  cell: AskedCell | null,
  counts: Counts,
  exact: number,
): Figure {
  if (rule === 'panel-persons') {
    const { shown } = certain(cell, 'cell of the panel persons');
    return { ...ruler.persons(shown), value: shown };
  }
  if (rule.kind === 'count') {
    const most = counts.cells.get(rule.within ?? '')?.shown ?? Infinity;
    return ruler.persons(Math.min(certain(cell, 'cell of a count').shown, most));
  }
  if (rule.kind === 'part')
    return cell === null
      ? ruler.nothing
      : ruler.share(cell.shown, certain(wholeOfPart(rule, counts), 'whole of a part').shown);
  if (rule.kind === 'rest') {
    const [part, whole] = [counts.cells.get(rule.part), counts.cells.get(rule.whole)];
    return part === undefined || whole === undefined
      ? ruler.nothing
      : ruler.share(whole.shown - part.shown, whole.shown);
  }
  if (rule.kind === 'against-city' && cell !== null) {
    const by = rule.by.find((name) => counts.shown.has(name));
    const cityShare = ruler.ofCity(cell.shown).value;
    return by === undefined || !cityShare
      ? ruler.nothing
      : ruler.scaled((100 * certain(counts.shown.get(by), 'shown figure', by)) / cityShare);
  }
  // Shares of labels are compared with those of all people, which are public.
  const among = rule.kind === 'against-city' ? ['share'] : rule.by;
  const by = among.find((name) => counts.exact.has(name));
  const [before, after] = [counts.exact.get(by ?? '') ?? 0, counts.shown.get(by ?? '')];
  return before === 0 || after === undefined ? ruler.nothing : ruler.scaled((exact / before) * after);
}
