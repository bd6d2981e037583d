import type { Aspect } from '../../../shared/compare/compare-rows.ts';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { formatFen, formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import { metricOfDistrict, metricsFor, type DistrictFacts } from '../district-metrics.ts';
import type { DistrictInventory } from './district-inventory.ts';

export interface ComparedDistrict {
  readonly row: DistrictFacts;
  /** Undefined where the media of the city may not be seen or are on their way. */
  readonly inventory: DistrictInventory | undefined;
}

const more = new Set(['dailyPersons', 'taConcentration', 'tgi', 'areaBusLines', 'areaMedia']);

/** The rows of the comparison. Only what is better when there is more of it has a best. */
export function districtAspects(hasAudience: boolean): readonly Aspect<ComparedDistrict>[] {
  return [
    { label: '行政区', text: ({ row }) => row.districtName ?? missing },
    { label: '面积', text: ({ row }) => `${formatNumber(row.squareMeters / 10_000, 1)} 公顷` },
    ...metricsFor(hasAudience).map((metric): Aspect<ComparedDistrict> => {
      const { name, valueOf, figureOf, format } = metricOfDistrict[metric];
      const text = ({ row }: ComparedDistrict) => {
        if (figureOf) return figureText(figureOf(row), format);
        const value = valueOf(row);
        return value === null ? missing : format(value);
      };
      return {
        label: name,
        text,
        ...(figureOf && {
          note: ({ row }: ComparedDistrict) => intervalText(figureOf(row), format),
          figure: ({ row }: ComparedDistrict) => figureOf(row),
        }),
        ...(more.has(metric) && {
          worth: ({ row }: ComparedDistrict) => valueOf(row),
          best: 'most' as const,
        }),
      };
    }),
    {
      label: '媒体空位（面·档，今天）',
      text: ({ inventory }) =>
        inventory === undefined
          ? missing
          : `${formatNumber(inventory.free)} / ${formatNumber(inventory.units)}`,
      worth: ({ inventory }) => inventory?.free ?? null,
      best: 'most',
    },
    {
      label: '最低刊例单价',
      text: ({ inventory }) => formatFen(inventory?.minPriceFen, { digits: 0 }),
      note: ({ inventory }) => (inventory?.isSamplePrice ? '含示例价' : undefined),
    },
  ];
}
