import type { Amounts } from '@ooh/contract/domain/evaluation';

export interface WaterfallStep {
  readonly name: string;
  /** Where the bar begins and ends on the scale of the total, 0–1. */
  readonly from: number;
  readonly to: number;
  readonly fen: number;
  /** total: a level; less and more: steps between levels. */
  readonly kind: 'total' | 'less' | 'more';
}

/**
 * From the rate card to what is paid: discount, production, service and tax as steps between the levels. Every
 * step is the difference of two amounts of the order, so the levels add up to the fen.
 */
export function prepareWaterfall(amounts: Amounts, servicesFen: number): WaterfallStep[] {
  const { rateCardFen, netFen, productionFen, serviceFen, taxFen, totalFen } = amounts;
  const payable = totalFen + servicesFen;
  const scale = Math.max(rateCardFen, payable, 1);
  const level = (name: string, fen: number): WaterfallStep => ({
    name,
    from: 0,
    to: fen / scale,
    fen,
    kind: 'total',
  });
  const step = (name: string, start: number, end: number): WaterfallStep => ({
    name,
    from: Math.min(start, end) / scale,
    to: Math.max(start, end) / scale,
    fen: end - start,
    kind: end < start ? 'less' : 'more',
  });
  const afterProduction = netFen + productionFen;
  const afterService = afterProduction + serviceFen;
  return [
    level('刊例价', rateCardFen),
    step('折扣', rateCardFen, netFen),
    level('净价', netFen),
    step('制作费', netFen, afterProduction),
    step('服务费', afterProduction, afterService),
    step('税费', afterService, afterService + taxFen),
    level('含税合计', totalFen),
    ...(servicesFen > 0 ? [step('其他服务项', totalFen, payable), level('应付合计', payable)] : []),
  ];
}

interface CityMedium {
  readonly cityCode: string;
  readonly cityName: string;
  readonly mediumId: number;
  readonly mediumName: string;
  readonly units: number;
  readonly amounts: Amounts;
}

export interface Matrix {
  readonly media: readonly { readonly mediumId: number; readonly name: string }[];
  readonly cities: readonly {
    readonly cityCode: string;
    readonly name: string;
    readonly netFen: number;
    /** By medium, in the order of `media`; null where the city has none of it. */
    readonly cells: readonly ({
      readonly netFen: number;
      readonly units: number;
      /** Net ÷ greatest net of a cell, 0–1. */
      readonly strength: number;
    } | null)[];
  }[];
}

/** Net amounts by city and medium; cities with the largest amounts first, forms of a medium together. */
export function prepareMatrix(rows: readonly CityMedium[]): Matrix {
  const mediaNames = new Map(rows.map(({ mediumId, mediumName }) => [mediumId, mediumName]));
  const media = [...mediaNames]
    .map(([mediumId, name]) => ({ mediumId, name }))
    .sort((a, b) => a.mediumId - b.mediumId);
  const sums = new Map<string, { netFen: number; units: number }>();
  for (const { cityCode, mediumId, units, amounts } of rows) {
    const key = `${cityCode}/${mediumId}`;
    const sum = sums.get(key) ?? { netFen: 0, units: 0 };
    sums.set(key, { netFen: sum.netFen + amounts.netFen, units: sum.units + units });
  }
  const greatest = Math.max(1, ...[...sums.values()].map(({ netFen }) => netFen));
  const cities = [...new Map(rows.map(({ cityCode, cityName }) => [cityCode, cityName]))]
    .map(([cityCode, name]) => {
      const cells = media.map(({ mediumId }) => {
        const sum = sums.get(`${cityCode}/${mediumId}`);
        return sum ? { ...sum, strength: sum.netFen / greatest } : null;
      });
      return { cityCode, name, cells, netFen: cells.reduce((all, cell) => all + (cell?.netFen ?? 0), 0) };
    })
    .sort((a, b) => b.netFen - a.netFen);
  return { media, cities };
}
