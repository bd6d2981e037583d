/** What an area is called: a cell has no name of its own, so its district and the end of its number tell it from others. */
export function areaName({
  areaId,
  name,
  districtName,
}: {
  readonly areaId: string;
  readonly name: string;
  readonly districtName: string | null;
}): string {
  return name === areaId ? `${districtName ?? '市外'}网格 ${areaId.replace(/f+$/, '').slice(-5)}` : name;
}
