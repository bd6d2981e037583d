/** 口径 of a board in one line, from the cities that its figures are about. */
export function boardSource(scope: {
  readonly asOf: string;
  readonly cities: readonly {
    readonly cityName: string;
    readonly basis: { readonly source: string; readonly period: string; readonly isDemo: boolean } | null;
  }[];
}): string {
  const known = scope.cities.flatMap(({ cityName, basis }) =>
    basis === null ? [] : [{ cityName, ...basis }],
  );
  const sources = [...new Set(known.map(({ source }) => source))];
  const periods = [...new Set(known.map(({ period }) => period))];
  const demo = known.some(({ isDemo }) => isDemo) ? '（演示数据）' : '';
  return `计划为预估，执行为按上刊记录测算，截至 ${scope.asOf}；${sources.join('、')}${demo}；${known.map(({ cityName }) => cityName).join('、')}；${periods.join('、')}`;
}
