/** Own formulas on a board: names of metrics, numbers, + − × ÷ and brackets; nothing else is understood. */

export const formulaMetrics = [
  '计划曝光',
  '实际曝光',
  '损失曝光',
  '计划面天',
  '实际面天',
  '计划触达',
  '实际触达',
  '计划到达率',
  '实际到达率',
  '净价',
] as const;
export type FormulaMetric = (typeof formulaMetrics)[number];
export type MetricValues = Readonly<Record<FormulaMetric, number | null>>;

/** A formula as parsed. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'metric'; readonly metric: FormulaMetric }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: '+' | '−' | '×' | '÷'; readonly left: Formula; readonly right: Formula };

/** A formula that cannot be read; the message says where, counting characters from 1. */
export class FormulaError extends Error {}

const formulaMark = 'f:';
const deepest = 20;
const operators: Readonly<Record<string, '+' | '−' | '×' | '÷'>> = {
  '+': '+',
  '＋': '+',
  '-': '−',
  '−': '−',
  '－': '−',
  '×': '×',
  '*': '×',
  '÷': '÷',
  '/': '÷',
};

interface Token {
  readonly text: string;
  readonly at: number;
}

const tokenPattern = /\s*(?:(\d+(?:\.\d+)?)|([\p{L}_]+)|(.))/gu;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].flatMap((match) => {
    const own = match[1] ?? match[2] ?? match[3];
    if (own === undefined || own.trim() === '') return [];
    return [{ text: own, at: match.index + match[0].length - own.length }];
  });
}

const place = (at: number): string => `第 ${at + 1} 个字`;

/** Reads a formula. Throws FormulaError with the position in Chinese. */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text);
  let next = 0;
  const peek = (): Token | undefined => tokens[next];
  const operatorOf = (among: readonly string[]) => {
    const found = operators[peek()?.text ?? ''];
    return found !== undefined && among.includes(found) ? found : undefined;
  };

  const factor = (depth: number): Formula => {
    const token = peek();
    if (token === undefined) throw new FormulaError(`${place(text.length)}：公式没有写完`);
    if (depth > deepest) throw new FormulaError(`${place(token.at)}：括号层数过多`);
    next++;
    if (/^\d/.test(token.text)) return { kind: 'number', value: Number(token.text) };
    if (operators[token.text] === '−') return { kind: 'negative', of: factor(depth + 1) };
    if (token.text === '(' || token.text === '（') {
      const inner = sum(depth + 1);
      const close = peek();
      if (close?.text !== ')' && close?.text !== '）')
        throw new FormulaError(`${place(close?.at ?? text.length)}：缺少右括号`);
      next++;
      return inner;
    }
    const metric = formulaMetrics.find((name) => name === token.text);
    if (metric !== undefined) return { kind: 'metric', metric };
    throw new FormulaError(
      /^[\p{L}_]/u.test(token.text)
        ? `${place(token.at)}：没有指标「${token.text}」，可用：${formulaMetrics.join('、')}`
        : `${place(token.at)}：此处应为指标、数字或括号，不能是「${token.text}」`,
    );
  };
  const product = (depth: number): Formula => {
    let left = factor(depth);
    for (let kind = operatorOf(['×', '÷']); kind !== undefined; kind = operatorOf(['×', '÷'])) {
      next++;
      left = { kind, left, right: factor(depth) };
    }
    return left;
  };
  const sum = (depth: number): Formula => {
    let left = product(depth);
    for (let kind = operatorOf(['+', '−']); kind !== undefined; kind = operatorOf(['+', '−'])) {
      next++;
      left = { kind, left, right: product(depth) };
    }
    return left;
  };

  const whole = sum(0);
  const rest = peek();
  if (rest !== undefined) throw new FormulaError(`${place(rest.at)}：多余的「${rest.text}」`);
  return whole;
}

/** The value; null where a metric has no figure or something is divided by 0. */
export function evaluateFormula(formula: Formula, values: MetricValues): number | null {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'metric':
      return values[formula.metric];
    case 'negative': {
      const value = evaluateFormula(formula.of, values);
      return value === null ? null : -value;
    }
    default: {
      const [left, right] = [evaluateFormula(formula.left, values), evaluateFormula(formula.right, values)];
      if (left === null || right === null) return null;
      if (formula.kind === '+') return left + right;
      if (formula.kind === '−') return left - right;
      if (formula.kind === '×') return left * right;
      return right === 0 ? null : left / right;
    }
  }
}

/** Name and formula of a card `f:name=formula`; null for a ready card. */
export function formulaOfCard(card: string): { readonly name: string; readonly formula: string } | null {
  if (!card.startsWith(formulaMark)) return null;
  const at = card.indexOf('=');
  return { name: card.slice(formulaMark.length, at), formula: card.slice(at + 1) };
}

export const cardOfFormula = (name: string, formula: string): string => `${formulaMark}${name}=${formula}`;

/** What is wrong with a card's formula, in Chinese; null where nothing is, and for ready cards. */
export function boardFormulaProblem(card: string): string | null {
  const own = formulaOfCard(card);
  if (own === null) return null;
  try {
    parseFormula(own.formula);
    return null;
  } catch (error) {
    if (error instanceof FormulaError) return `公式「${own.name}」${error.message}`;
    throw error;
  }
}
