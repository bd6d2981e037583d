import type { CallOutput } from '@ooh/contract/registry';

/** Rate card costs of a city's media for all people. */
export type CityCosts = CallOutput<'v1/city-base/costs'>['rows'][number];

/** What was seen of brands in a city in the month looked at. */
export interface CityRivals {
  readonly brandCount: number;
  readonly spendFen: number;
  /** Whether the reader may know competitors on a medium there. */
  readonly sees: (mediumId: number) => boolean;
  readonly media: readonly {
    readonly mediumId: number;
    readonly mediumName: string;
    readonly brandCount: number;
    readonly spendFen: number;
  }[];
}

/** Beside its stock: what a city's media cost, and who else is seen there. Undefined while it is not known yet. */
export interface CityMarket {
  readonly costs: CityCosts | undefined;
  /** `closed`: the reader has no permission for competitors in this city. */
  readonly rivals: CityRivals | 'closed' | undefined;
}

export const closedText = '未开通';
export const unseen: Omit<CityRivals, 'sees'> = { brandCount: 0, spendFen: 0, media: [] };

/** Why a cost is not told: still computed, or too few people behind it. */
export function costsWord(costs: CityCosts | undefined): string | undefined {
  if (costs === undefined || costs.state === 'computing') return '计算中';
  if (costs.state === 'none') return undefined;
  return costs.reason === null ? '样本不足' : undefined;
}
