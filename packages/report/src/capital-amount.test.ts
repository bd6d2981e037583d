import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalAmount, capitalAmountFormula } from './capital-amount.ts';

test.each([
  [0, '零元整'],
  [1, '壹分'],
  [10, '壹角整'],
  [11, '壹角壹分'],
  [50, '伍角整'],
  [100, '壹元整'],
  [101, '壹元零壹分'],
  [110, '壹元壹角整'],
  [123, '壹元贰角叁分'],
  [1000, '壹拾元整'],
  [1005, '壹拾元零伍分'],
  [1100, '壹拾壹元整'],
  [10_000, '壹佰元整'],
  [10_100, '壹佰零壹元整'],
  [11_000, '壹佰壹拾元整'],
  [32_504, '叁佰贰拾伍元零肆分'],
  [100_100, '壹仟零壹元整'],
  [101_000, '壹仟零壹拾元整'],
  [110_000, '壹仟壹佰元整'],
  [140_950, '壹仟肆佰零玖元伍角整'],
  [600_714, '陆仟零柒元壹角肆分'],
  [1_000_000, '壹万元整'],
  [1_000_100, '壹万零壹元整'],
  [1_001_000, '壹万零壹拾元整'],
  [1_050_000, '壹万零伍佰元整'],
  [1_640_902, '壹万陆仟肆佰零玖元零贰分'],
  [10_000_000, '壹拾万元整'],
  [10_050_000, '壹拾万零伍佰元整'],
  [10_700_053, '壹拾万零柒仟元伍角叁分'],
  [120_000_000, '壹佰贰拾万元整'],
  [120_000_001, '壹佰贰拾万元零壹分'],
  [300_000_000, '叁佰万元整'],
  [1_000_500_000, '壹仟万零伍仟元整'],
  [1_000_000_100, '壹仟万零壹元整'],
  [10_000_000_000, '壹亿元整'],
  [10_000_500_000, '壹亿零伍仟元整'],
  [10_100_000_000, '壹亿零壹佰万元整'],
  [100_010_001_000, '壹拾亿零壹拾万零壹拾元整'],
  [10_000_000_000_000, '壹仟亿元整'],
  [100_000_000_000_000, '壹万亿元整'],
  [123_450_000_000_000, '壹万贰仟叁佰肆拾伍亿元整'],
  [100_050_000_000_000, '壹万零伍亿元整'],
  [999_999_999_999_999, '玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
])('%i fen reads 人民币%s', (fen, text) => {
  expect(capitalAmount(fen)).toBe(`人民币${text}`);
});

test.each([-1, 0.5, Number.NaN, 1e15])('%d fen is refused', (fen) => {
  expect(() => capitalAmount(fen)).toThrow(RangeError);
});

/** The amount a reader of the words would write in figures, fen: sums digits by the units that follow them. */
function amountOfWords(words: string): number {
  const digits = '零壹贰叁肆伍陆柒捌玖';
  const small: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };
  let fen = 0;
  let yi = 0;
  let wan = 0;
  let group = 0;
  let digit = 0;
  for (const character of words.replace('人民币', '')) {
    if (digits.includes(character)) digit = digits.indexOf(character);
    else if (character in small) {
      group += digit * small[character];
      digit = 0;
    } else if (character === '万') {
      wan += (group + digit) * 10_000;
      [group, digit] = [0, 0];
    } else if (character === '亿') {
      yi += (wan + group + digit) * 100_000_000;
      [wan, group, digit] = [0, 0, 0];
    } else if (character === '元') {
      fen += (yi + wan + group + digit) * 100;
      [yi, wan, group, digit] = [0, 0, 0, 0];
    } else if (character === '角') {
      fen += digit * 10;
      digit = 0;
    } else if (character === '分') {
      fen += digit;
      digit = 0;
    }
  }
  return fen;
}

test('the words parse back to the amount, without doubled or trailing 零, with 整 exactly where there are no 分', () => {
  const anyAmount = fc.oneof(
    fc.integer({ min: 0, max: 999_999_999_999_999 }),
    fc.integer({ min: 0, max: 20_000_000 }),
    // Few non-zero digits: the cases where zeros go wrong.
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 1, max: 9 })), { maxLength: 4 })
      .map((parts) => [...new Map(parts)].reduce((sum, [power, digit]) => sum + digit * 10 ** power, 0)),
  );
  fc.assert(
    fc.property(anyAmount, (fen) => {
      const words = capitalAmount(fen);
      expect(amountOfWords(words)).toBe(fen);
      expect(words).not.toMatch(/零零|零[拾佰仟万亿]|零元(?!整)/);
      expect(words.endsWith('整')).toBe(fen % 10 === 0);
    }),
    { numRuns: 20_000 },
  );
});

test('the formula shows the words while the total is unchanged', () => {
  expect(capitalAmountFormula('R9', 120_000_000)).toBe(
    'IF(ROUND(R9*100,0)=120000000,"人民币壹佰贰拾万元整","金额已改动，大写金额请重新出具")',
  );
});
