import type { BasketBriefKind } from '@ooh/contract/domain/basket-names';
import type { BoughtUnitColumns } from './order-tables.ts';

export interface BasketItemTable extends BoughtUnitColumns {
  owner_id: string;
  brief_kind: BasketBriefKind;
  /** Of the plan or the order; empty for 'free'. */
  brief_id: string;
  /** Face, or line and deck, with the form. */
  item_key: string;
  start_date: string;
  end_date: string;
  /** The planner's own; null for the rate card's. */
  discount_permille: number | null;
  changed_at: Date;
}

export interface BasketTables {
  basket_item: BasketItemTable;
}
