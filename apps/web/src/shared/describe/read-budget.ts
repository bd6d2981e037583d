import { findAll, type Mention } from './mention.ts';
import { readNumber } from './read-number.ts';

const number = '([0-9０-９][0-9０-９.,，]*|[零〇一二两三四五六七八九十百千]+)';
const scales: Readonly<Record<string, number>> = {
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  万: 1e4,
  w: 1e4,
  千: 1e3,
  k: 1e3,
};
const scale = '(亿|千万|百万|万|[wW]|千|[kK])';
const cue = '(?:总?预算|费用|花费|投入|金额|经费)[^0-9０-９零一二两三四五六七八九十百千¥￥，。；\\n]{0,6}';
const currency = '\\s*(?:元|块钱?|人民币|RMB|rmb)?';
const notMoney = '(?!\\s*(?:人|户|辆|台|条|次|家|个|名|岁|周|天|月))';

function fenOf(amount: string, scaleWord: string | undefined): number | undefined {
  const value = readNumber(amount.replace(/[.,，]+$/, ''));
  const factor = scaleWord === undefined ? 1 : scales[scaleWord.toLowerCase()];
  if (value === undefined || factor === undefined) return undefined;
  const fen = Math.round(value * factor * 100);
  return fen >= 100 && fen <= 1e14 ? fen : undefined;
}

/**
 * Budgets of a text in fen: 「预算300万」, 「200-300万元」 (the upper end), 「¥3,000,000」, 「三百万」. An amount without
 * unit counts only behind a word such as 预算; one that counts persons, vehicles or days never does.
 */
export function readBudgets(text: string): Mention<number>[] {
  const range = `${number}\\s*${scale}?${currency}\\s*[-–—~～至到]\\s*`;
  const pattern = new RegExp(
    `(${cue})?([¥￥]\\s*)?(?:${range})?${number}\\s*${scale}?(\\s*元|\\s*块钱?|\\s*人民币|\\s*RMB)?${notMoney}`,
    'gi',
  );
  return findAll(text, pattern, (match) => {
    const [, cueWord, sign, , , amount, scaleWord, unit] = match;
    const isMoney =
      cueWord !== undefined || sign !== undefined || scaleWord !== undefined || unit !== undefined;
    return isMoney ? fenOf(amount, scaleWord) : undefined;
  });
}
