export const decks = ['single', 'double'] as const;
export type Deck = (typeof decks)[number];
export const deckNames: Record<Deck, string> = { single: '单层', double: '双层' };

/** Name of a unit in a list: includes the deck, because a line's single and double deckers are bought separately. */
export function unitTitle(unit: {
  readonly unitName: string;
  readonly deck?: Deck | null | undefined;
}): string {
  return unit.deck ? `${unit.unitName}（${deckNames[unit.deck]}）` : unit.unitName;
}
