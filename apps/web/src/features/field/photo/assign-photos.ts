import { shotNames } from '../../../shared/order/posting-names.ts';

export type Shot = keyof typeof shotNames;

/** In the order in which they are taken. */
const shots = Object.keys(shotNames) as Shot[];

/** The shot that follows so many photos of a unit. */
export const shotAfter = (photos: number): Shot => shots[Math.min(photos, shots.length - 1)];

const byName = new Intl.Collator('zh-CN', { numeric: true });

/**
 * Gives files to units in the order of the files' names, as cameras number them: each unit gets as many as any other, at
 * most one of each shot. A text says why they cannot be given out.
 */
export function assignPhotos<Unit, Picture extends { readonly name: string }>(
  units: readonly Unit[],
  files: readonly Picture[],
): readonly { readonly unit: Unit; readonly file: Picture; readonly place: number }[] | string {
  if (units.length === 0) return '请先选择点位';
  const each = files.length / units.length;
  if (!Number.isInteger(each) || each > shots.length)
    return `选了 ${files.length} 张照片、${units.length} 个点位：照片数须为点位数的 1 至 ${shots.length} 倍，按文件名顺序分配`;
  const sorted = files.toSorted((a, b) => byName.compare(a.name, b.name));
  return sorted.map((file, index) => ({ unit: units[Math.floor(index / each)], file, place: index % each }));
}
