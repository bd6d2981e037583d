import type { ReadSheet } from './read-workbook.ts';

type Scalar = number | string | null;
type Value = Scalar | Scalar[];

/**
 * A small evaluator for the formulas these workbooks use, recursively: every formula cell is recomputed from
 * the formulas and constants it refers to, never from cached values.
 */
export function evaluator(
  sheets: ReadonlyMap<string, ReadSheet>,
): (sheet: string, address: string) => Scalar {
  const done = new Map<string, Scalar>();
  const cellValue = (sheetName: string, address: string): Scalar => {
    const key = `${sheetName}!${address}`;
    const known = done.get(key);
    if (known !== undefined) return known;
    const cell = sheets.get(sheetName)?.cells.get(address);
    const value = cell?.formula
      ? scalar(new FormulaReader(cell.formula, sheetName).read())
      : (cell?.value ?? null);
    done.set(key, value);
    return value;
  };

  class FormulaReader {
    private readonly tokens: string[];
    private readonly sheetName: string;
    private at = 0;

    constructor(formula: string, sheetName: string) {
      this.sheetName = sheetName;
      this.tokens =
        formula.match(/"(?:[^"]|"")*"|'(?:[^']|'')+'!|\d+(?:\.\d+)?|\$?[A-Z]+\$?\d+|[A-Z]+|[-+*/(),:=<>]/g) ??
        [];
      if (this.tokens.join('') !== formula) throw new Error(`cannot read formula: ${formula}`);
    }

    read(): Value {
      const value = this.comparison();
      if (this.at !== this.tokens.length)
        throw new Error(`rest of formula: ${this.tokens.slice(this.at).join('')}`);
      return value;
    }

    private take(token: string): boolean {
      if (this.tokens[this.at] !== token) return false;
      this.at += 1;
      return true;
    }

    private comparison(): Value {
      const left = this.sum();
      if (this.take('=')) return scalar(left) === scalar(this.sum()) ? 1 : 0;
      if (this.take('>')) return number(left) > number(this.sum()) ? 1 : 0;
      return left;
    }

    private sum(): Value {
      let value = this.product();
      for (;;) {
        if (this.take('+')) value = number(value) + number(this.product());
        else if (this.take('-')) value = number(value) - number(this.product());
        else return value;
      }
    }

    private product(): Value {
      let value = this.factor();
      for (;;) {
        if (this.take('*')) value = number(value) * number(this.factor());
        else if (this.take('/')) value = number(value) / number(this.factor());
        else return value;
      }
    }

    private factor(): Value {
      const token = this.tokens[this.at];
      this.at += 1;
      if (token === '(') {
        const value = this.comparison();
        if (!this.take(')')) throw new Error('missing )');
        return value;
      }
      if (/^\d/.test(token)) return Number(token);
      if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"');
      if (token.endsWith('!')) return this.reference(token.slice(1, -2).replaceAll("''", "'"));
      if (/^\$?[A-Z]+\$?\d+$/.test(token)) {
        this.at -= 1;
        return this.reference(this.sheetName);
      }
      return this.call(token);
    }

    private reference(sheetName: string): Value {
      const first = this.tokens[this.at].replaceAll('$', '');
      this.at += 1;
      if (!this.take(':')) return cellValue(sheetName, first);
      const last = this.tokens[this.at].replaceAll('$', '');
      this.at += 1;
      return this.addresses(first, last).map((address) => {
        const value = cellValue(sheetName, address);
        const isSubtotal = sheets.get(sheetName)?.cells.get(address)?.formula?.startsWith('SUBTOTAL');
        this.subtotals.push(isSubtotal === true);
        return value;
      });
    }

    /** Whether each cell of the last range is itself a SUBTOTAL formula. */
    private subtotals: boolean[] = [];

    private addresses(first: string, last: string): string[] {
      const [firstColumn, firstRow] = position(first);
      const [lastColumn, lastRow] = position(last);
      const result: string[] = [];
      this.subtotals = [];
      for (let row = firstRow; row <= lastRow; row += 1) {
        for (let column = firstColumn; column <= lastColumn; column += 1) result.push(letters(column) + row);
      }
      return result;
    }

    private call(name: string): Value {
      if (!this.take('(')) throw new Error(`unknown name ${name}`);
      const values: Value[] = [];
      do values.push(this.comparison());
      while (this.take(','));
      if (!this.take(')')) throw new Error('missing )');
      switch (name) {
        case 'SUM':
          return add(values.flatMap(numbersOf));
        case 'COUNT':
          return values.flatMap(numbersOf).length;
        case 'SUBTOTAL': {
          if (values[0] !== 9) throw new Error('only SUBTOTAL(9, …)');
          return add(
            list(values[1])
              .filter((_value, index) => !this.subtotals[index])
              .flatMap(numbersOf),
          );
        }
        case 'SUMPRODUCT': {
          const [left, right] = [list(values[0]), list(values[1])];
          if (left.length !== right.length) throw new Error('SUMPRODUCT of unequal ranges');
          return add(left.map((value, index) => asFactor(value) * asFactor(right[index])));
        }
        case 'SUMIF': {
          if (values[1] !== '>0') throw new Error('only SUMIF(…,">0",…)');
          const summed = list(values[2]);
          return add(
            list(values[0]).flatMap((value, index) => (asFactor(value) > 0 ? numbersOf(summed[index]) : [])),
          );
        }
        case 'ROUND':
          return round(number(values[0]), number(values[1]));
        case 'IF':
          return number(values[0]) === 0 ? values[2] : values[1];
        default:
          throw new Error(`unknown function ${name}`);
      }
    }
  }

  return cellValue;
}

/** ROUND as spreadsheets do it: on the 15 significant decimal digits of the number, halves away from zero. */
function round(value: number, digits: number): number {
  const [mantissa, exponent] = Math.abs(value).toExponential(14).split('e');
  const scaled = BigInt(mantissa.replace('.', ''));
  const shift = 14 - Number(exponent) - digits;
  if (shift <= 0) return value;
  const unit = 10n ** BigInt(shift);
  const rounded = (2n * scaled + unit) / (2n * unit);
  return Math.sign(value) * Number(`${rounded}e-${digits}`);
}

function add(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function list(value: Value): Scalar[] {
  return Array.isArray(value) ? value : [value];
}

function numbersOf(value: Value): number[] {
  return list(value).filter((item) => typeof item === 'number');
}

function asFactor(value: Scalar): number {
  return typeof value === 'number' ? value : 0;
}

function scalar(value: Value): Scalar {
  if (Array.isArray(value)) throw new Error('a range where a value is needed');
  return value;
}

function number(value: Value): number {
  const single = scalar(value);
  if (single === null) return 0;
  if (typeof single !== 'number') throw new Error(`not a number: ${single}`);
  return single;
}

function position(address: string): [number, number] {
  const [, column, row] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  let index = 0;
  for (const letter of column) index = index * 26 + letter.charCodeAt(0) - 64;
  return [index, Number(row)];
}

function letters(column: number): string {
  let text = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
  }
  return text;
}
