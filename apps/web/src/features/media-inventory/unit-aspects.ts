import type { MediaUnit } from '@ooh/contract/domain/media-search';
import type { Aspect } from '../../shared/compare/compare-rows.ts';
import { figureText } from '../../shared/figure/figure-text.ts';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatShare, missing } from '../../ui/figure/format-figure.ts';
import { sizeText } from './media-columns.tsx';

/** What two to four rows are compared by. */
export function unitAspects(hasAudience: boolean): Aspect<MediaUnit>[] {
  return [
    { label: '媒体 · 形式', text: ({ mediumName, formName }) => `${mediumName} · ${formName}` },
    {
      label: '区 / 商圈',
      text: ({ districtName, businessDistrictName }) =>
        [districtName, businessDistrictName].filter(Boolean).join(' / ') || missing,
    },
    { label: '等级', text: ({ level }) => level },
    { label: '规格', text: sizeText },
    {
      label: '空位',
      text: ({ freeUnits, units, unit }) => `${freeUnits} / ${units} ${unit}`,
      worth: ({ freeUnits }) => freeUnits,
      best: 'most',
    },
    {
      label: '90 天空位率',
      text: ({ freeShare90 }) => formatShare(freeShare90),
      worth: ({ freeShare90 }) => freeShare90,
      best: 'most',
    },
    { label: '刊例价', text: ({ priceFen, priceDays }) => unitPriceText(priceFen, priceDays) },
    {
      label: '日均曝光',
      text: ({ impressionsPerDay }) => figureText(impressionsPerDay, asCount),
      worth: ({ impressionsPerDay }) => impressionsPerDay.value,
      best: 'most',
      figure: ({ impressionsPerDay }) => impressionsPerDay,
    },
    ...(hasAudience
      ? [
          {
            label: 'TA浓度（曝光口径）',
            text: ({ taConcentration }: MediaUnit) => figureText(taConcentration, asShare),
            worth: ({ taConcentration }: MediaUnit) => taConcentration.value,
            best: 'most' as const,
            figure: ({ taConcentration }: MediaUnit) => taConcentration,
          },
        ]
      : []),
    {
      label: hasAudience ? 'TA-CPM（刊例）' : 'CPM（刊例）',
      text: ({ taCpmFen }) => (taCpmFen === null ? missing : formatFen(taCpmFen)),
      worth: ({ taCpmFen }) => taCpmFen,
      best: 'least',
    },
  ];
}
