import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { BasketItem } from '@ooh/contract/domain/basket';
import type { Figure } from '@ooh/contract/domain/figure';
import { useMemo } from 'react';
import { CompareDrawer } from '../../shared/compare/compare-drawer.tsx';
import type { Aspect } from '../../shared/compare/compare-rows.ts';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { formatFen, formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { useBasketFigures } from './basket-figures.tsx';
import { figureAspect } from './basket-aspects.ts';

type ItemFigures = { readonly reach: Figure; readonly added: Figure; readonly taCpmFen: number | null };

function aspectsOf(figures: ReadonlyMap<string, ItemFigures>): Aspect<BasketItem>[] {
  const of = (item: BasketItem) => figures.get(item.itemKey);
  return [
    { label: '媒体形式', text: ({ mediumName, formName }) => `${mediumName} · ${formName}` },
    { label: '等级', text: ({ level }) => level || missing },
    { label: '数量', text: ({ quantity, unit }) => `${formatNumber(quantity)} ${unit}` },
    { label: '刊期', text: ({ startDate, endDate, days }) => `${startDate} 至 ${endDate}（${days} 天）` },
    {
      label: '空位/容量',
      text: ({ freeUnits, capacity }) => `${formatNumber(freeUnits)} / ${formatNumber(capacity)}`,
      worth: ({ freeUnits }) => freeUnits,
      best: 'most',
    },
    {
      label: '刊例单价',
      text: ({ priceFen, priceDays }) => unitPriceText(priceFen, priceDays),
      note: ({ isSamplePrice }) => isSamplePrice && <SamplePriceMark />,
    },
    {
      label: '净价',
      text: ({ amounts }) => formatFen(amounts?.netFen),
      worth: ({ amounts }) => amounts?.netFen ?? null,
      best: 'least',
    },
    figureAspect('单独触达（预估）', (item) => of(item)?.reach),
    figureAspect('净增触达（预估）', (item) => of(item)?.added),
    {
      label: 'TA-CPM（预估）',
      text: (item) => formatFen(of(item)?.taCpmFen),
      worth: (item) => of(item)?.taCpmFen ?? null,
      best: 'least',
    },
  ];
}

export interface BasketCompareProps {
  readonly items: readonly BasketItem[];
  readonly onClose: () => void;
}

/** Up to four media of the basket side by side. */
export function BasketCompare({ items, onClose }: BasketCompareProps) {
  const { data } = useBasketFigures();
  const aspects = useMemo(() => {
    const figures = (data?.cities ?? []).flatMap((city) => city.figures?.items ?? []);
    return aspectsOf(new Map(figures.map((one) => [one.itemKey, one])));
  }, [data]);
  return (
    <CompareDrawer
      subject="媒体"
      items={items}
      aspects={aspects}
      headOf={(item) => ({ id: item.itemKey, name: unitTitle(item), number: item.cityName })}
      footnote="触达为预估，区间为 95%；净增 = 去掉该媒体后方案篮少触达的目标人群；区间重叠时不标最优。"
      onClose={onClose}
    />
  );
}
