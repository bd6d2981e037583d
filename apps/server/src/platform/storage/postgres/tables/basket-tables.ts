import type { BasketBriefKind } from '@ooh/contract/domain/basket-names';

export interface BasketItemTable {
  owner_id: string;
  brief_kind: BasketBriefKind;
  /** Of the plan or the order; empty for 'free'. */
  brief_id: string;
  /** Face, or line and deck, with the form. */
  item_key: string;
  city_code: string;
  medium_id: number;
  form_id: number;
  line_id: string | null;
  deck: 'single' | 'double' | null;
  position_id: string | null;
  face_id: string | null;
  unit_name: string;
  level: string;
  quantity: number;
  start_date: string;
  end_date: string;
  /** The planner's own; null for the rate card's. */
  discount_permille: number | null;
  changed_at: Date;
}

export interface BasketTables {
  basket_item: BasketItemTable;
}
