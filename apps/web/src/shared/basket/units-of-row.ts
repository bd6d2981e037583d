import type { MediaUnit } from '@ooh/contract/domain/media-search';
import type { BasketUnit } from './add-to-basket.tsx';

/** The period that free units refer to. */
export interface ListedPeriod {
  readonly startDate?: string;
  readonly endDate?: string;
}

/** What of a row the basket takes: every free face, or one vehicle of a line; nothing without a price. */
export function basketUnitsOf(unit: MediaUnit, period: ListedPeriod): BasketUnit[] {
  const { cityCode, mediumId, formId, formName, mediumName, name, lineId, deck } = unit;
  if (unit.priceFen === null || unit.freeUnits === 0) return [];
  const shown = { unitName: name, formName, mediumName };
  const bought = { cityCode, mediumId, formId, quantity: 1, ...period };
  if (lineId !== null && deck !== null) return [{ input: { ...bought, lineId, deck }, ...shown }];
  return unit.faces
    .filter(({ freeSlots }) => freeSlots > 0)
    .map(({ faceId }) => ({ input: { ...bought, faceId }, ...shown }));
}

/** Why a row cannot be put into the basket. */
export function basketBlock(unit: MediaUnit): string | undefined {
  if (unit.priceFen === null) return '没有刊例价';
  if (unit.freeUnits > 0) return undefined;
  return unit.nextFreeFrom === null ? '180 天内没有空位' : `所选档期没有空位，最近可用：${unit.nextFreeFrom}`;
}
