import type { BasketItem } from '@ooh/contract/domain/basket';

export interface ItemGroup {
  readonly key: string;
  readonly title: string;
  readonly items: readonly BasketItem[];
  /** Net of what is priced. */
  readonly netFen: number;
}

/** Items of a basket by city, medium and form, in their order. */
export function groupsOf(items: readonly BasketItem[]): ItemGroup[] {
  const groups = Map.groupBy(items, ({ cityCode, mediumId, formId }) => `${cityCode}/${mediumId}/${formId}`);
  return [...groups].map(([key, own]) => {
    const { cityName, mediumName, formName } = own[0];
    return {
      key,
      title: [cityName, mediumName, formName].filter((part) => part !== '').join(' · '),
      items: own,
      netFen: own.reduce((sum, { amounts }) => sum + (amounts?.netFen ?? 0), 0),
    };
  });
}
