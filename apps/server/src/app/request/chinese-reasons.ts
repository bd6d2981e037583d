import { z } from 'zod';

/** Kinds of values as a reader calls them; other kinds are named by the fields themselves. */
const kindNames: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  nan: '非数字',
  boolean: '是或否（true / false）',
  array: '列表',
  tuple: '列表',
  object: '对象',
  record: '对象',
  null: '空值',
  date: '日期',
};
const kindName = (kind: string): string => kindNames[kind] ?? '其他类型';

const sizeUnits: Readonly<Record<string, string>> = {
  string: '个字符',
  array: '项',
  set: '项',
  map: '项',
  file: '字节',
};

const formatNames: Readonly<Record<string, string>> = {
  email: '邮箱地址',
  url: '网址',
  uuid: '编号',
  date: '日期，如 2026-11-22',
  time: '时间，如 09:30',
  datetime: '日期与时间，如 2026-11-22T09:30:00Z',
  ipv4: 'IPv4 地址',
  ipv6: 'IPv6 地址',
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'nan' : typeof value;
}

/** The bound of a size or a number, as 最多 or 至少; without the bound itself 须小于 or 须大于. */
function boundText(
  bound: string,
  unit: string | undefined,
  inclusive: boolean | undefined,
  isUpper: boolean,
): string {
  if (unit !== undefined) return `${isUpper ? '最多' : '至少'} ${bound} ${unit}`;
  if (inclusive === false) return `须${isUpper ? '小于' : '大于'} ${bound}`;
  return `不能${isUpper ? '大于' : '小于'} ${bound}`;
}

/** Why a value does not fit, in Chinese without names of types or patterns. */
export function chineseReason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return '未填写';
      return `应为${kindName(issue.expected)}，实际是${kindName(kindOf(issue.input))}`;
    case 'invalid_value': {
      if (issue.input === undefined) return '未填写';
      const values = issue.values.map(String).join('、');
      return issue.values.length === 1 ? `只能是 ${values}` : `只能是以下之一：${values}`;
    }
    case 'too_big':
      return boundText(String(issue.maximum), sizeUnits[issue.origin], issue.inclusive, true);
    case 'too_small':
      return boundText(String(issue.minimum), sizeUnits[issue.origin], issue.inclusive, false);
    case 'invalid_format':
      return formatNames[issue.format] === undefined ? '格式不正确' : `应为${formatNames[issue.format]}`;
    case 'not_multiple_of':
      return `须是 ${issue.divisor} 的倍数`;
    case 'unrecognized_keys':
      return `没有名为 ${issue.keys.join('、')} 的参数`;
    case 'invalid_union':
      return issue.input === undefined ? '未填写' : '与允许的任何一种写法都不符';
    case 'invalid_key':
      return '含有不允许的名称';
    case 'invalid_element':
      return '含有不允许的值';
    default:
      return '不符合要求';
  }
}

/** All schemas of the service give their reasons so, where they have no words of their own. */
export function reasonInChinese(): void {
  z.config({ localeError: chineseReason });
}
