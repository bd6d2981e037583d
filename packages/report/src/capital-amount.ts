const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;
const placesInGroup = ['仟', '佰', '拾', ''] as const;
const groupUnits = ['', '万', '亿'] as const;

/**
 * An amount in capital characters as bills, contracts and quotations write it: 人民币壹佰贰拾万元整.
 * Rules of 《支付结算办法》 annex 1: 整 after 元 and after 角, none after 分; inner zeros read as one 零;
 * 零 between 元 and 分 where there are no 角.
 *
 * @param amountFen non-negative whole fen, below 10^15 (ten trillion yuan)
 * @throws RangeError otherwise
 */
export function capitalAmount(amountFen: number): string {
  if (!Number.isSafeInteger(amountFen) || amountFen < 0 || amountFen >= 1e15) {
    throw new RangeError(`无法转换为大写金额：${amountFen} 分`);
  }
  const yuan = Math.floor(amountFen / 100);
  const jiao = Math.floor(amountFen / 10) % 10;
  const fen = amountFen % 10;
  if (amountFen === 0) return '人民币零元整';

  let text = yuan > 0 ? `${capitalInteger(yuan)}元` : '';
  if (jiao === 0 && fen === 0) return `人民币${text}整`;
  if (jiao > 0) text += `${digits[jiao]}角`;
  else if (yuan > 0) text += '零';
  text += fen > 0 ? `${digits[fen]}分` : '整';
  return `人民币${text}`;
}

/** Groups of four digits, each with its unit; a gap of zeros anywhere between non-zero digits reads as one 零. */
function capitalInteger(value: number): string {
  const text = String(value);
  const padded = text.padStart(Math.ceil(text.length / 4) * 4, '0');
  const groups = padded.length / 4;
  let result = '';
  let pendingZero = false;
  for (let group = 0; group < groups; group += 1) {
    let written = false;
    for (let place = 0; place < 4; place += 1) {
      const digit = Number(padded[group * 4 + place]);
      if (digit === 0) {
        pendingZero = result !== '';
        continue;
      }
      result += `${pendingZero ? '零' : ''}${digits[digit]}${placesInGroup[place]}`;
      pendingZero = false;
      written = true;
    }
    if (written) result += unitOfGroup(groups - 1 - group, padded.slice(group * 4 + 4, group * 4 + 8));
  }
  return result;
}

/** The fourth group counts 万 of 亿, so its unit is 万 while a 亿 group follows and 万亿 when none does. */
function unitOfGroup(power: number, nextGroup: string): string {
  if (power < 3) return groupUnits[power];
  return nextGroup === '0000' ? '万亿' : '万';
}

/**
 * Formula for a cell beside a total: the capital amount while the total (in yuan) is the one it was made for, and
 * a notice once an edit has changed it. Spreadsheet programs write numbers in capitals differently
 * from each other and from the rules above, so their functions are not used.
 */
export function capitalAmountFormula(totalCell: string, amountFen: number): string {
  return `IF(ROUND(${totalCell}*100,0)=${amountFen},"${capitalAmount(amountFen)}","金额已改动，大写金额请重新出具")`;
}
