import { keyOf, lineOf, totalOf, type ChosenItem, type Offer, type OfferTerms } from './offer-choice.ts';
import { wishIdOf, wishOf, type Wishes } from './wished-units.ts';

/** What a city has chosen of a form in a level. */
export interface ConfiguredPart {
  readonly mediumId: number;
  readonly mediumName: string;
  readonly formId: number;
  readonly formName: string;
  readonly unit: string;
  readonly level: string;
  readonly units: number;
  /** The most of one unit. */
  readonly mostPerUnit: number;
}

/** The configuration of a city: its chosen units by form and level. */
export function configurationOf(items: readonly ChosenItem[], cityCode: string): ConfiguredPart[] {
  const own = items.filter(({ input }) => input.cityCode === cityCode);
  const groups = Map.groupBy(own, ({ input, level }) => `${input.mediumId}:${input.formId}:${level}`);
  return [...groups.values()].map((group) => {
    const [{ input, mediumName, formName, unit, level }] = group;
    const quantities = group.map((item) => item.input.quantity);
    return {
      mediumId: input.mediumId,
      mediumName,
      formId: input.formId,
      formName,
      unit,
      level,
      units: quantities.reduce((sum, quantity) => sum + quantity, 0),
      mostPerUnit: Math.max(...quantities),
    };
  });
}

export interface CopiedPart {
  readonly part: ConfiguredPart;
  readonly wanted: number;
  readonly found: number;
}

/** What a city gets of a configuration. */
export interface CityCopy {
  readonly cityCode: string;
  readonly items: readonly ChosenItem[];
  readonly parts: readonly CopiedPart[];
  readonly totalFen: number;
}

/** What is for sale in a city of a part of the configuration, with the terms that hold there. */
export interface PartSupply {
  readonly part: ConfiguredPart;
  readonly offers: readonly Offer[];
  readonly terms: OfferTerms;
}

/**
 * The same configuration from what another city has free: of every form and level `scale` times as many units, rounded
 * to whole ones, of one unit no more than the model takes; wanted units (必投) first, unwanted (避投) and already chosen
 * ones left out. What is not there stays short.
 */
export function copyConfiguration(
  cityCode: string,
  supplies: readonly PartSupply[],
  { scale, chosen, wishes }: { scale: number; chosen: readonly ChosenItem[]; wishes: Wishes },
): CityCopy {
  const taken = new Set(chosen.map(keyOf));
  const items: ChosenItem[] = [];
  const parts = supplies.map(({ part, offers, terms }): CopiedPart => {
    const wanted = Math.max(1, Math.round(part.units * scale));
    const wishFor = (offer: Offer) => wishOf(wishes, wishIdOf(offer));
    const inOrder = [
      ...offers.filter((offer) => wishFor(offer) === 'must'),
      ...offers.filter((offer) => wishFor(offer) === undefined),
    ];
    let found = 0;
    for (const offer of inOrder) {
      if (found >= wanted) break;
      const quantity = Math.min(offer.freeUnits, part.mostPerUnit, wanted - found);
      if (quantity <= 0) continue;
      const line = lineOf(offer, terms, quantity);
      if (taken.has(keyOf(line))) continue;
      taken.add(keyOf(line));
      items.push(line);
      found += quantity;
    }
    return { part, wanted, found };
  });
  return { cityCode, items, parts, totalFen: totalOf(items).totalFen };
}

/** 「公交车身 全车彩贴 A+ 缺 3 辆」 for every part that stays short. */
export const lacksOf = ({ parts }: CityCopy): string[] =>
  parts.flatMap(({ part, wanted, found }) =>
    found >= wanted
      ? []
      : [`${part.mediumName}·${part.formName} ${part.level} 缺 ${wanted - found} ${part.unit}`],
  );
