import type { Inventory } from '@ooh/contract/domain/media-inventory-figures';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import type { CallOutput } from '@ooh/contract/registry';
import type { Aspect } from '../../shared/compare/compare-rows.ts';
import { formatCount, formatFen, formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';
import { unitPriceText } from '../../shared/figure/unit-price.ts';

export type CategoryMedium =
  CallOutput<'app-analyse-media/categoryQuery'>['categories'][number]['media'][number];
export type MediumForm = CategoryMedium['forms'][number];

/** Of all units, those free today; null without units. */
export const freeShareOf = ({ units, free }: Inventory): number | null =>
  units === 0 ? null : free[0] / units;

/** What positions are called: moving media stand on lines. */
export const positionsName = ({ isMoving }: Pick<CategoryMedium, 'isMoving'>): string =>
  isMoving ? '线路' : '点位';

const metres = (millimetres: number): string => formatNumber(millimetres / 1000, millimetres < 1000 ? 2 : 1);

/** Width and height of a form's face. */
export const sizeText = ({ widthMillimeters, heightMillimeters }: MediumForm): string =>
  `${metres(widthMillimeters)} × ${metres(heightMillimeters)} m`;

/** How a form is lit or played. */
export function playText({ isLit, spotSeconds, loopSeconds }: MediumForm): string {
  if (spotSeconds === null) return isLit ? '自发光' : '无自发光';
  return `每次 ${spotSeconds} 秒，${loopSeconds} 秒一轮`;
}

/** A range of rate-card prices for a unit. */
export function priceRangeText({ minPriceFen, maxPriceFen, periodDays }: Inventory): string {
  if (minPriceFen === null || maxPriceFen === null || periodDays === null) return missing;
  if (minPriceFen === maxPriceFen) return unitPriceText(minPriceFen, periodDays);
  return `${formatFen(minPriceFen, { digits: 0 })} 至 ${unitPriceText(maxPriceFen, periodDays)}`;
}

/** Cost of making one face. */
export const productionText = ({ productionFen }: MediumForm): string =>
  productionFen === 0 ? '无（电子画面）' : formatFen(productionFen, { digits: 0 });

/** What media are compared by. */
export const mediumAspects: readonly Aspect<CategoryMedium>[] = [
  { label: '大类', text: ({ category }) => category },
  {
    label: '覆盖城市',
    text: ({ cityCount }) => `${cityCount} 城`,
    worth: ({ cityCount }) => cityCount,
    best: 'most',
  },
  { label: '适用目标', text: ({ goals }) => goals.map((goal) => planGoalNames[goal]).join('、') || missing },
  { label: '标签', text: ({ tags }) => tags.join('、') || missing },
  {
    label: '起投预算',
    text: ({ leastBudgetFen }) =>
      leastBudgetFen === null ? missing : formatFen(leastBudgetFen, { unit: 'auto' }),
  },
  { label: '点位 / 线路', text: ({ inventory }) => formatCount(inventory.positions) },
  { label: '可售单元', text: ({ inventory, unit }) => `${formatCount(inventory.units)} 个（${unit}）` },
  {
    label: '空位率（今日）',
    text: ({ inventory }) => formatShare(freeShareOf(inventory)),
    worth: ({ inventory }) => freeShareOf(inventory),
    best: 'most',
  },
  // Units differ from medium to medium, so no price is the best.
  { label: '刊例单价', text: ({ inventory }) => priceRangeText(inventory) },
  { label: '价格依据', text: ({ inventory }) => (inventory.isSamplePrice ? '含示例价' : '刊例') },
  { label: '形式', text: ({ forms }) => forms.map(({ formName }) => formName).join('、') || missing },
  {
    label: '画面（约）',
    text: ({ forms }) => forms.map((form) => `${form.formName} ${sizeText(form)}`).join('；') || missing,
  },
];
