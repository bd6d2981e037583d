import { useMemo } from 'react';
import { Chart } from '../../../chart/chart.tsx';
import type { Outcome } from './outcome-columns.tsx';
import { areaTypesChart } from './prepare-area-types.ts';

/** 到达率 by type of AOI. */
export function AreaTypes({ types }: { readonly types: Outcome['areaTypes'] }) {
  const model = useMemo(() => areaTypesChart(types), [types]);
  return model === undefined ? null : <Chart model={model} height={260} />;
}
