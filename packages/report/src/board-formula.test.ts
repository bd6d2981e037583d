import { expect, test } from 'vitest';
import {
  boardFormulaProblem,
  cardOfFormula,
  evaluateFormula,
  formulaOfCard,
  parseFormula,
  type MetricValues,
} from './board-formula.ts';

const values: MetricValues = {
  计划曝光: 1000,
  实际曝光: 800,
  损失曝光: 200,
  计划面天: 100,
  实际面天: 80,
  计划触达: 400,
  实际触达: 300,
  计划到达率: 0.4,
  实际到达率: null,
  净价: 5000,
};
const value = (text: string) => evaluateFormula(parseFormula(text), values);

test('multiplication binds closer than addition, brackets closest, signs as people write them', () => {
  expect(value('实际曝光 ÷ 实际面天')).toBe(10);
  expect(value('计划曝光-实际曝光*2')).toBe(-600);
  expect(value('（计划曝光 − 实际曝光）× 2')).toBe(400);
  expect(value('净价/(实际曝光/1000)')).toBe(6250);
  expect(value('-净价 + 1.5')).toBe(-4998.5);
  expect(value('10 - 3 - 2')).toBe(5);
  expect(value('100 ÷ 10 ÷ 2')).toBe(5);
});

test('there is no value without a figure or with a divisor of 0', () => {
  expect(value('实际到达率 × 2')).toBeNull();
  expect(value('净价 ÷ (1 - 1)')).toBeNull();
});

test('what cannot be read is said with its position', () => {
  for (const [text, message] of [
    ['实际曝光 ÷', '第 7 个字：公式没有写完'],
    ['曝光 + 1', '第 1 个字：没有指标「曝光」'],
    ['(净价 + 1', '第 8 个字：缺少右括号'],
    ['净价 1', '第 4 个字：多余的「1」'],
    ['净价 + ;', '第 6 个字：此处应为指标、数字或括号'],
    ['constructor', '第 1 个字：没有指标「constructor」'],
    ['('.repeat(50), '括号层数过多'],
  ] as const)
    expect(() => parseFormula(text)).toThrow(message);
});

test('a card carries name and formula', () => {
  const card = cardOfFormula('面天曝光', '实际曝光÷实际面天');
  expect(formulaOfCard(card)).toEqual({ name: '面天曝光', formula: '实际曝光÷实际面天' });
  expect(boardFormulaProblem(card)).toBeNull();
  expect(boardFormulaProblem(cardOfFormula('坏', '净价÷'))).toBe('公式「坏」第 4 个字：公式没有写完');
  expect(formulaOfCard('loss')).toBeNull();
});
