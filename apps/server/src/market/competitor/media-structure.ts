import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { readBrands } from '../../reference/brand/brand-names.ts';
import { basisOf, inMonths, type Market } from './market.ts';
import { calendarMonth, monthBefore, monthSpan } from '@ooh/contract/domain/months';
import { growthOf, shareOf, spendBy, sumFen, type Spend } from './spend-by.ts';

type Structure = CallOutput<'competitor/getCompetitorDataTypeCategoryData'>;
type Yearly = CallOutput<'competitor/mediaAnalysisDataYear'>;

const sumUnits = (rows: readonly Spend[]): number => rows.reduce((sum, row) => sum + row.units, 0);

/** What the market's spend is made of: categories, media, forms, and the media of each brand. */
export async function mediaStructure(db: Db, market: Market): Promise<Structure> {
  const forms = spendBy(market, ['medium', 'form']);
  const names = await readMediaNames(db);
  const marketFen = sumFen(forms);
  const spent = (rows: readonly Spend[]) => ({
    spendFen: sumFen(rows),
    share: shareOf(sumFen(rows), marketFen) ?? 0,
    units: sumUnits(rows),
  });
  const bySpend = (a: { spendFen: number }, b: { spendFen: number }): number => b.spendFen - a.spendFen;
  const categories = [...Map.groupBy(forms, ({ medium }) => names.category(medium))].map(
    ([category, rows]) => ({
      category,
      ...spent(rows),
      media: [...Map.groupBy(rows, ({ medium }) => medium)]
        .map(([mediumId, own]) => ({
          mediumId,
          mediumName: names.medium(mediumId),
          unit: names.unit(mediumId),
          ...spent(own),
          forms: own.map((row) => ({
            formId: row.form,
            formName: names.form(mediumId, row.form),
            ...spent([row]),
          })),
        }))
        .sort(bySpend),
    }),
  );
  const chosen = market.brandIds.length > 0 ? new Set(market.brandIds) : null;
  const rows = spendBy(market, ['brand', 'medium']);
  const byBrand = Map.groupBy(
    rows.filter(({ brand }) => chosen === null || chosen.has(brand)),
    ({ brand }) => brand,
  );
  const known = await readBrands(db, [...byBrand.keys()]);
  return {
    basis: basisOf(market),
    marketFen,
    categories: categories.sort(bySpend),
    brands: [...byBrand]
      .map(([brandId, own]) => ({
        brandId,
        brandName: certain(known.get(brandId), 'brand', brandId).brandName,
        spendFen: sumFen(own),
        media: own.map((row) => ({
          mediumId: row.medium,
          spendFen: row.spendFen,
          share: shareOf(row.spendFen, sumFen(own)) ?? 0,
        })),
      }))
      .sort(bySpend),
  };
}

/** Year by year and medium by medium, each against the same months a year earlier where all of them are held. */
export async function yearlyMedia(db: Db, market: Market): Promise<Yearly> {
  const { held } = market;
  if (held === null) return { basis: basisOf(market), years: [] };
  const names = await readMediaNames(db);
  const wide = inMonths(market, monthBefore(market.startMonth, 12), market.endMonth);
  const rows = spendBy(wide, ['month', 'medium']);
  const cells = new Map(rows.map((row) => [`${row.month}|${row.medium}`, row.spendFen]));
  const media = [...new Set(rows.map(({ medium }) => medium))].sort((a, b) => a - b);
  const first = market.startMonth > held.first ? market.startMonth : held.first;
  const last = market.endMonth < held.last ? market.endMonth : held.last;
  const months = monthSpan(first, last);
  const fenOf = (list: readonly string[], mediumIds: readonly number[]): number =>
    list.reduce(
      (sum, month) => sum + mediumIds.reduce((part, id) => part + (cells.get(`${month}|${id}`) ?? 0), 0),
      0,
    );
  const years = [...Map.groupBy(months, (month) => Number(month.slice(0, 4)))].map(([year, list]) => {
    const earlier = list.map((month) => monthBefore(month, 12));
    const isComparable = earlier.every((month) => month >= held.first);
    const compared = (mediumIds: readonly number[]) => {
      const spendFen = fenOf(list, mediumIds);
      const comparableFen = isComparable ? fenOf(earlier, mediumIds) : null;
      return { spendFen, comparableFen, growth: growthOf(spendFen, comparableFen) };
    };
    const whole = compared(media);
    return {
      year,
      months: list.map(calendarMonth),
      ...whole,
      media: media
        .map((mediumId) => {
          const own = compared([mediumId]);
          return {
            mediumId,
            mediumName: names.medium(mediumId),
            share: shareOf(own.spendFen, whole.spendFen) ?? 0,
            ...own,
          };
        })
        .filter(({ spendFen, comparableFen }) => spendFen > 0 || (comparableFen ?? 0) > 0),
    };
  });
  return { basis: { ...basisOf(market), startMonth: first, endMonth: last }, years };
}
