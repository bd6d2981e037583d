import type { Figure } from '@ooh/contract/domain/figure';
import { Refusal } from '../refusal.ts';
import { isBasisShape, isFigureShape } from './audience-fields.ts';
import { meaningOf, scopeInside, scopeOf, type Scope } from './cell-meaning.ts';
import type { Cover } from './covered-calls.ts';
import {
  figureRules,
  isHarmlessNumber,
  numberRules,
  verdictRules,
  type FigureRule,
  type Measure,
} from './figure-rules.ts';
import { emptied, type Ruler } from './shown-figures.ts';

type Fields = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

/** People whose number an answer tells, in panel persons of their city. */
export interface AskedCell {
  readonly cityCode: string;
  /** Numbers of one place are held against one another. */
  readonly place: string;
  readonly meaning: string;
  /** Their number as the answer has it, and whether it counts panel persons themselves. */
  readonly count: number;
  readonly isPanel: boolean;
  /** Panel persons as they may be told; set by whoever decides. */
  shown: number;
}

/** Answers the ruler of a city: what one panel person stands for, and how figures are told. */
export type Rulers = (cityCode: string) => Ruler;

/** What the noised figures of one object say, for those beside and below them. */
interface Told {
  readonly cells: Map<string, AskedCell>;
  readonly exact: Map<string, number>;
  readonly shown: Map<string, number>;
  /** The people that concentrations here and shares below are parts of; `outer` is that of the object around. */
  readonly whole: AskedCell | null;
  readonly outer: AskedCell | null;
}

const valueOf = (field: unknown): number | null =>
  typeof field === 'number' ? field : ((field as Figure | null | undefined)?.value ?? null);

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && isFigureShape(value);

/** Finds every number of people in an answer, and writes the answer anew once it is decided what each may say. */
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
    this.visit(root, scopeOf(input, first), '', null);
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
    const told = this.countsOf(fields, own, path, above);
    for (const [name, value] of Object.entries(fields)) {
      const inside = path === '' ? name : `${path}.${name}`;
      if (this.isCityLevel(inside)) continue;
      if (this.cover.withheld?.includes(name)) fields[name] = emptied(value);
      else if (isFigure(value) || typeof value === 'number') this.hide(fields, name, own, told);
      else if (typeof value === 'boolean') this.judge(fields, name);
      else this.visit(value, own, inside, told.whole);
    }
  }

  private isCityLevel(path: string): boolean {
    return this.cover.cityLevel?.some((top) => path === top || path.startsWith(`${top}.`)) ?? false;
  }

  private ask(
    scope: Scope,
    measure: Measure,
    {
      count,
      isPanel = false,
      isAudience = false,
    }: { count: number; isPanel?: boolean; isAudience?: boolean },
  ): AskedCell {
    if (scope.cityCode === null)
      throw new Refusal('refused', '严格隐私模式下无法确定该数字所属的城市，不予提供');
    const meant = meaningOf(this.input, scope, measure, isAudience);
    const cell = { cityCode: scope.cityCode, ...meant, count, isPanel, shown: 0 };
    this.cells.push(cell);
    return cell;
  }

  /** Asks for the counts of an object, and for the people that its shares are shares of. */
  private countsOf(fields: Answer, scope: Scope, path: string, above: AskedCell | null): Told {
    const cells = new Map<string, AskedCell>();
    for (const [name, value] of Object.entries(fields)) {
      const rule = figureRules[name];
      const isOpen =
        this.isCityLevel(path === '' ? name : `${path}.${name}`) || this.cover.withheld?.includes(name);
      if (rule?.kind !== 'count' || !isFigure(value) || value.value === null || isOpen) continue;
      cells.set(name, this.ask(scope, rule.measure, { count: value.value, isAudience: rule.isAudience }));
    }
    const told = { cells, exact: new Map<string, number>(), shown: new Map<string, number>() };
    return { ...told, whole: this.wholeOf(fields, scope, cells) ?? above, outer: above };
  }

  private wholeOf(fields: Answer, scope: Scope, cells: Map<string, AskedCell>): AskedCell | null {
    const persons = cells.get('persons');
    if (persons !== undefined) return persons;
    const panelPersons = fields['panelPersons'];
    if (typeof panelPersons === 'number')
      return this.ask(scope, 'role', { count: panelPersons, isPanel: true });
    const concentration = valueOf(fields['taConcentrationPeople'] ?? fields['taConcentration']);
    const ta = cells.get('taPersons');
    if (ta === undefined || concentration === null || concentration === 0) return null;
    return this.ask(scope, 'role', { count: ta.count / concentration });
  }

  private hide(fields: Answer, name: string, scope: Scope, told: Told): void {
    const value = fields[name] as Figure | number;
    const rule = isFigure(value) ? figureRules[name] : numberRules[name];
    if (rule === undefined && typeof value === 'number' && isHarmlessNumber(name)) return;
    if (rule === undefined) throw new Refusal('refused', `严格隐私模式尚未规定「${name}」如何加噪，不予提供`);
    const exact = valueOf(value);
    if (exact === null) return;
    told.exact.set(name, exact);
    const cell = rule === 'panel-persons' ? told.whole : this.cellOf(rule, name, scope, told, exact);
    this.writes.push({
      stage: stages[rule === 'panel-persons' ? 'count' : rule.kind],
      write: (rulers) => {
        const ruler = rulers(scope.cityCode!);
        const figure = figureBy(ruler, rule, cell, told, exact);
        if (figure.value !== null) told.shown.set(name, figure.value);
        fields[name] = isFigure(value) ? figure : figure.value;
      },
    });
  }

  /** What is judged by a figure is judged by the one that is told. */
  private judge(fields: Answer, name: string): void {
    const rule = verdictRules[name];
    if (rule === undefined) return;
    const least = rule.least ?? Number((this.answer as Fields)['taThreshold']);
    this.writes.push({
      stage: stages.verdict,
      write: () => (fields[name] = (valueOf(fields[rule.by]) ?? -1) >= least),
    });
  }

  /** The people behind a figure; null for one that follows others. */
  private cellOf(rule: FigureRule, name: string, scope: Scope, told: Told, exact: number): AskedCell | null {
    if (rule.kind === 'count') return told.cells.get(name)!;
    const whole = wholeOfPart(rule, told);
    if (rule.kind !== 'part' || whole === null) return null;
    const above = told.cells.get(rule.above ?? '');
    const { count, isPanel } = whole;
    return above ?? this.ask(scope, rule.measure, { count: exact * count, isPanel, isAudience: true });
  }
}

const wholeOfPart = (rule: FigureRule, told: Told): AskedCell | null =>
  rule.kind === 'part' && rule.of === 'around' ? told.outer : told.whole;

/** Later figures are told from earlier ones. */
const stages = { count: 0, part: 1, rest: 1, scaled: 2, verdict: 3 } as const;

function figureBy(
  ruler: Ruler,
  rule: FigureRule | 'panel-persons',
  cell: AskedCell | null,
  told: Told,
  exact: number,
): Figure {
  if (rule === 'panel-persons') return { ...ruler.persons(cell!.shown), value: cell!.shown };
  if (rule.kind === 'count') {
    const most = told.cells.get(rule.within ?? '')?.shown ?? Infinity;
    return ruler.persons(Math.min(cell!.shown, most));
  }
  if (rule.kind === 'part')
    return cell === null ? ruler.nothing : ruler.share(cell.shown, wholeOfPart(rule, told)!.shown);
  if (rule.kind === 'rest') {
    const [part, whole] = [told.cells.get(rule.part), told.cells.get(rule.whole)];
    return part === undefined || whole === undefined
      ? ruler.nothing
      : ruler.share(whole.shown - part.shown, whole.shown);
  }
  const by = rule.by.find((name) => told.exact.has(name));
  const [before, after] = [told.exact.get(by ?? '') ?? 0, told.shown.get(by ?? '')];
  return before === 0 || after === undefined ? ruler.nothing : ruler.scaled((exact / before) * after);
}
