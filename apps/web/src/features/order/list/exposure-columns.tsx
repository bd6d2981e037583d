import type { OrderRow } from '@ooh/contract/domain/media-order';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { CpmCell, ImpressionsCell } from './exposure-cells.tsx';
import type { PlannedExposures } from './planned-exposures.ts';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';

export function exposureColumns(exposures: PlannedExposures): AppColumn<OrderRow>[] {
  return [
    {
      key: 'impressions',
      title: <MetricLabel metric="impressions" label="预估曝光" />,
      name: '预估曝光',
      width: 116,
      isNumeric: true,
      render: (order) => <ImpressionsCell order={order} exposures={exposures} />,
    },
    {
      key: 'cpmFen',
      title: <MetricLabel metric="cpm" />,
      name: metricDictionary.cpm.name,
      width: 140,
      isNumeric: true,
      render: (order) => <CpmCell order={order} exposures={exposures} />,
    },
  ];
}
