import type { LineLevel } from '@ooh/contract/domain/bus';
import type { Deck } from '@ooh/contract/domain/bus-names';
import type { CallInput } from '@ooh/contract/registry';
import type { RegisteredLine } from './register-address.ts';

/** Figures of a line that a person may correct. */
export const draftNumbers = [
  'singleDeckVehicles',
  'doubleDeckVehicles',
  'headwayMinutes',
  'dailyRiders',
] as const;
export type DraftNumber = (typeof draftNumbers)[number];

export interface DraftPrice {
  readonly formId: number;
  readonly deck: Deck;
  /** Null: no price. */
  readonly priceFen: number | null;
  readonly isPlaceholderPrice: boolean;
}

/** Values of a line at work; a number is null while its field is empty. */
export interface LineDraft extends Readonly<Record<DraftNumber, number | null>> {
  readonly level: LineLevel;
  readonly prices: readonly DraftPrice[];
  /** Fields and prices that the user vouches for without changing them. */
  readonly confirmed: ReadonlySet<string>;
}

export type LineEdit = Omit<CallInput<'v1/bus-lines/{lineId}'>, 'lineId'>;

export const priceKey = ({ formId, deck }: Pick<DraftPrice, 'formId' | 'deck'>) => `${deck}-${formId}`;

const decks: readonly Deck[] = ['single', 'double'];

/** The line as it is, with room for a price of every form on every deck. */
export function draftOf(line: RegisteredLine, formIds: readonly number[]): LineDraft {
  const ids = [...new Set([...formIds, ...line.prices.map(({ formId }) => formId)])].sort((a, b) => a - b);
  const known = new Map(line.prices.map((price) => [priceKey(price), price]));
  const { level, singleDeckVehicles, doubleDeckVehicles, headwayMinutes, dailyRiders } = line;
  return {
    level,
    singleDeckVehicles,
    doubleDeckVehicles,
    headwayMinutes,
    dailyRiders,
    prices: decks.flatMap((deck) =>
      ids.map((formId) => {
        const price = known.get(priceKey({ formId, deck }));
        return {
          formId,
          deck,
          priceFen: price?.priceFen ?? null,
          isPlaceholderPrice: price?.isPlaceholderPrice ?? false,
        };
      }),
    ),
    confirmed: new Set(),
  };
}

/** Decks that the form shows: those with vehicles or prices. */
export function shownDecks(draft: LineDraft): Deck[] {
  const vehicles = { single: draft.singleDeckVehicles, double: draft.doubleDeckVehicles };
  return decks.filter(
    (deck) =>
      (vehicles[deck] ?? 0) > 0 ||
      draft.prices.some((price) => price.deck === deck && price.priceFen !== null),
  );
}

/** What a save sends: values that differ from the line's and those vouched for. Empty when there is nothing to save. */
export function editOf(line: RegisteredLine, draft: LineDraft): LineEdit {
  const known = new Map(line.prices.map((price) => [priceKey(price), price.priceFen]));
  const numbers = draftNumbers.flatMap((field): [DraftNumber, number][] => {
    const value = draft[field];
    return value !== null && (value !== line[field] || draft.confirmed.has(field)) ? [[field, value]] : [];
  });
  const prices = draft.prices.flatMap(({ formId, deck, priceFen }) => {
    const key = priceKey({ formId, deck });
    const isSent = priceFen !== null && (priceFen !== known.get(key) || draft.confirmed.has(key));
    return isSent ? [{ formId, deck, priceFen }] : [];
  });
  return {
    ...(draft.level !== line.level || draft.confirmed.has('level') ? { level: draft.level } : {}),
    ...Object.fromEntries(numbers),
    ...(prices.length > 0 ? { prices } : {}),
  };
}

export function isEmptyEdit(edit: LineEdit): boolean {
  return Object.keys(edit).length === 0;
}

/** Names of fields that must not stay empty but are. */
export function emptyFields(line: RegisteredLine, draft: LineDraft): string[] {
  const known = new Set(line.prices.map(priceKey));
  return [
    ...draftNumbers.filter((field) => draft[field] === null),
    ...draft.prices.filter((price) => price.priceFen === null && known.has(priceKey(price))).map(priceKey),
  ];
}
