import { certain } from '@ooh/contract/core/certain';
import { allLabels, crowdLabels } from '@ooh/reference/labels';
import { importField, type ImportField } from '../../schema/import-field.ts';
import { parseList } from '../../schema/parse-list.ts';
import type { RowCells } from '../../schema/row-cells.ts';

/** Dimensions that have a column of their own; everything else comes in the list of labels. */
const dimensionFields = [
  { field: 'education', dimension: '学历', words: '教育程度 education', example: '本科' },
  { field: 'occupation', dimension: '职业', words: 'occupation job', example: '上班族' },
  {
    field: 'consumption',
    dimension: '消费水平',
    words: '收入 收入水平 consumption income',
    example: '中等消费',
  },
  { field: 'marriage', dimension: '婚育', words: '婚姻 婚育状况 marriage marital', example: '已婚已育' },
  { field: 'car', dimension: '有车情况', words: '是否有车 car hascar', example: '有车' },
] as const;

export const labelFields: readonly ImportField[] = [
  importField('gender', '性别', 'sex gender', { example: '女性' }),
  importField('age', '年龄', '年龄段 age agegroup', { example: '32' }),
  ...dimensionFields.map(({ field, dimension, words, example }) =>
    importField(field, dimension, words, { example }),
  ),
  importField('labels', '其他标签', '标签 人群标签 兴趣 labels tags', { example: '美食;常乘地铁' }),
];

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s–—~～至-]+/g, '-')
    .replace(/岁$/, '');

const labels = allLabels();
const byName = new Map(
  labels.map(({ label, dimension }) => [plain(label.name), { id: label.labelId, dimension }]),
);
const byId = new Map(
  labels.map(({ label, dimension }) => [String(label.labelId), { id: label.labelId, dimension }]),
);

const dimensionOf = (name: string) =>
  certain(
    crowdLabels.flatMap(({ dimensions }) => dimensions).find(({ dimension }) => dimension === name),
    'labels of the dimension',
    name,
  );

const genders: Readonly<Record<string, number>> = {
  男: 0,
  男性: 0,
  male: 0,
  m: 0,
  女: 1,
  女性: 1,
  female: 1,
  f: 1,
};
const firstAges = [15, 18, 25, 36, 46, 56];
const oldestAge = 120;

/** Sex and age band of a person as the panel's strata take them; null where the file does not say. */
export interface PersonLabels {
  readonly ids: readonly number[];
  readonly sex: number | null;
  readonly ageBand: number | null;
}

/** The labels of a row, ascending. What is not understood is logged and left out; a person under 15 is refused (null). */
export function readLabels(cells: RowCells): PersonLabels | null {
  const age = ageBandOf(cells);
  if (age === 'young') return cells.refuse('age', '样本总体为 15 岁及以上');
  const sexText = plain(cells.text('gender'));
  const sex = genders[sexText] ?? (sexText === '' ? null : cells.doubt('gender', '应为「男」或「女」'));
  const ids = new Map<number, string>();
  const take = (field: string, text: string, wanted?: string): void => {
    const found = byName.get(plain(text)) ?? byId.get(text);
    if (!found || (wanted !== undefined && found.dimension.dimension !== wanted)) {
      const names =
        wanted === undefined
          ? ''
          : `，应为 ${dimensionOf(wanted)
              .labels.map(({ name }) => name)
              .join('、')} 之一`;
      cells.doubt(field, `没有标签「${text.slice(0, 20)}」${names}`);
      return;
    }
    const { exclusive, dimension } = found.dimension;
    if (exclusive && [...ids].some(([id, of]) => of === dimension && id !== found.id))
      cells.doubt(field, `「${dimension}」只能有一个标签`);
    else ids.set(found.id, dimension);
  };
  if (sex !== null) ids.set(dimensionOf('性别').labels[sex].labelId, '性别');
  if (age !== null) ids.set(dimensionOf('年龄').labels[age].labelId, '年龄');
  for (const { field, dimension } of dimensionFields)
    if (cells.text(field) !== '') take(field, cells.text(field), dimension);
  const list = parseList(cells.text('labels'));
  if ('broken' in list) cells.doubt('labels', `列表无法解析：${list.broken}`);
  else for (const item of list.items) if (item !== '') take('labels', item);
  return { ids: [...ids.keys()].toSorted((a, b) => a - b), sex, ageBand: age };
}

function ageBandOf(cells: RowCells): number | 'young' | null {
  const text = cells.text('age');
  if (text === '') return null;
  const named = dimensionOf('年龄').labels.findIndex(({ name }) => plain(name) === plain(text));
  if (named >= 0) return named;
  const years = /^\d{1,3}(\.0+)?$/.test(plain(text)) ? Number(plain(text)) : Number.NaN;
  if (!(years <= oldestAge)) return cells.doubt('age', '应为周岁数或年龄段');
  return years < firstAges[0] ? 'young' : firstAges.findLastIndex((first) => first <= years);
}
