const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

function readChinese(text: string): number | undefined {
  let total = 0;
  let pending: number | undefined;
  for (const letter of text) {
    const digit = digits[letter];
    const unit = units[letter];
    if (digit !== undefined) {
      if (pending !== undefined && pending !== 0) return undefined;
      pending = digit;
    } else if (unit === undefined) return undefined;
    else {
      total += (pending ?? 1) * unit;
      pending = undefined;
    }
  }
  return total + (pending ?? 0);
}

/** Reads 300, 1,200.5, 三百, 十二, 两千五百 and 半; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replaceAll(/[０-９]/g, (letter) => String(letter.charCodeAt(0) - 0xff10))
    .replaceAll(/[,，]/g, '');
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain);
  if (plain === '半') return 0.5;
  return plain === '' ? undefined : readChinese(plain);
}
