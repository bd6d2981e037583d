/** What an expression of a drawing is evaluated with. */
export interface ExpressionScope {
  readonly zoom: number;
  readonly geometryType?: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly state: Readonly<Record<string, unknown>>;
}

type Part = readonly unknown[];
type Operator = (parts: Part, scope: ExpressionScope) => unknown;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number(value));

/** [kind, input, stop, value, stop, value, …]: values between stops by the line or the power of the kind. */
function interpolate([kind, input, ...stops]: Part, scope: ExpressionScope): unknown {
  const at = numberOf(valueOf(input, scope));
  const base = (kind as Part)[0] === 'exponential' ? numberOf((kind as Part)[1]) : 1;
  const pairs = Array.from({ length: stops.length / 2 }, (_, i): [number, unknown] => [
    numberOf(stops[2 * i]),
    stops[2 * i + 1],
  ]);
  const next = pairs.findIndex(([stop]) => stop > at);
  if (next === 0) return valueOf(pairs[0][1], scope);
  if (next < 0) return valueOf(pairs[pairs.length - 1][1], scope);
  const [[low, from], [high, to]] = [pairs[next - 1], pairs[next]];
  const part = base === 1 ? (at - low) / (high - low) : (base ** (at - low) - 1) / (base ** (high - low) - 1);
  const [start, end] = [numberOf(valueOf(from, scope)), numberOf(valueOf(to, scope))];
  return start + part * (end - start);
}

function firstTrue(parts: Part, scope: ExpressionScope): unknown {
  for (let i = 0; i + 1 < parts.length; i += 2)
    if (valueOf(parts[i], scope) === true) return valueOf(parts[i + 1], scope);
  return valueOf(parts.at(-1), scope);
}

function firstMatch([input, ...parts]: Part, scope: ExpressionScope): unknown {
  const wanted = valueOf(input, scope);
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const label = parts[i];
    if (Array.isArray(label) ? label.includes(wanted) : label === wanted) return valueOf(parts[i + 1], scope);
  }
  return valueOf(parts.at(-1), scope);
}

const operators: Readonly<Record<string, Operator>> = {
  get: ([name], { properties }) => properties[String(name)],
  'feature-state': ([name], { state }) => state[String(name)],
  zoom: (_parts, { zoom }) => zoom,
  'geometry-type': (_parts, { geometryType }) => geometryType,
  literal: ([value]) => value,
  coalesce: (parts, scope) =>
    parts.map((part) => valueOf(part, scope)).find((value) => value !== undefined && value !== null),
  boolean: (parts, scope) =>
    parts.map((part) => valueOf(part, scope)).find((value) => typeof value === 'boolean') ?? false,
  case: firstTrue,
  match: firstMatch,
  interpolate,
  '+': (parts, scope) => parts.reduce<number>((sum, part) => sum + numberOf(valueOf(part, scope)), 0),
  '*': (parts, scope) => parts.reduce<number>((all, part) => all * numberOf(valueOf(part, scope)), 1),
  '==': ([a, b], scope) => valueOf(a, scope) === valueOf(b, scope),
  '!=': ([a, b], scope) => valueOf(a, scope) !== valueOf(b, scope),
  '>=': ([a, b], scope) => numberOf(valueOf(a, scope)) >= numberOf(valueOf(b, scope)),
  any: (parts, scope) => parts.some((part) => valueOf(part, scope) === true),
  all: (parts, scope) => parts.every((part) => valueOf(part, scope) === true),
  '!': ([part], scope) => valueOf(part, scope) !== true,
};

/**
 * Value of a style expression of the product's drawings, by the rules of the MapLibre style specification. Throws
 * RangeError for an operator that no drawing used when this was written.
 */
export function valueOf(expression: unknown, scope: ExpressionScope): unknown {
  if (!Array.isArray(expression) || typeof expression[0] !== 'string') return expression;
  const [name, ...parts] = expression as [string, ...unknown[]];
  const operator = operators[name];
  if (operator === undefined) throw new RangeError(`style expression "${name}" is not known here`);
  return operator(parts, scope);
}

/** Whether an expression reads something, for example ['zoom'], anywhere in it. */
export function reads(expression: unknown, name: string): boolean {
  if (!Array.isArray(expression)) return false;
  return expression[0] === name || expression.some((part) => reads(part, name));
}

/** #rgb, #rrggbb or #rrggbbaa with an opacity, as rgba(); other colours stay as they are. */
export function withOpacity(colour: unknown, opacity: number): string {
  const text = String(colour);
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(text);
  const pairs = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1, 4);
  if (!pairs) return text;
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16));
  const own = long?.[4] === undefined ? 1 : Number.parseInt(long[4], 16) / 255;
  return `rgba(${red},${green},${blue},${Number((own * opacity).toFixed(3))})`;
}
