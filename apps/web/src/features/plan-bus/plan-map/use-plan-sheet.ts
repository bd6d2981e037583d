import { useCallback } from 'react';
import type { MapSheet, SheetLegendRow } from '../../../map/prepare-sheet.ts';
import { productWithUser } from '../../../session/product-identity.ts';
import { useDisplayName } from '../../../session/use-session.ts';
import { useCityScene } from '../city-scene.ts';
import { describeFilter } from '../describe-condition.ts';

/** What the picture of the map says: plan, city, conditions, figures and their source. */
export function usePlanSheet(legend: readonly SheetLegendRow[]): () => MapSheet {
  const { plan, city, filter, options, funnel, live, basis } = useCityScene();
  const userName = useDisplayName();
  return useCallback(() => {
    const title = `${plan.row.name} · ${city.cityName}`;
    const vehicles = live.evaluation?.vehicles ?? 0;
    return {
      fileName: `${plan.row.brandName}_${plan.row.name}_${city.cityName}_线路地图.png`,
      title,
      subtitle: `${funnel.chosen} 条线路 ${vehicles} 辆 · 条件：${describeFilter(filter, options)}`,
      legendTitle: '线路 TA浓度（曝光口径）',
      legend,
      footnote: `${basis.nature} · ${basis.source} · ${basis.dataReleases.map((release) => release.releaseNo).join('、')}`,
      watermark: productWithUser(userName),
    };
  }, [plan, city, filter, options, funnel, live, basis, legend, userName]);
}
