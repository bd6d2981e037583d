import type { SharedThing } from '@ooh/contract/domain/order-share';
import type { Generated } from 'kysely';

export interface OrderCommentTable {
  comment_id: Generated<string>;
  order_id: string;
  author_id: string;
  body: string;
  mentioned_ids: string[];
  /** Face, or line and deck, that the comment is on; null on the whole order. */
  unit_key: string | null;
  unit_name: string | null;
  city_code: string | null;
  medium_id: number | null;
  created_at: Date;
}

export interface OrderTransferTable {
  transfer_id: Generated<string>;
  order_id: string;
  from_id: string;
  to_id: string;
  actor_id: string;
  reason: string | null;
  at: Date;
}

/** A link to an order or, of what was presented, to that of an order or a plan. */
export interface OrderShareTable {
  share_id: Generated<string>;
  order_id: string | null;
  plan_id: Generated<string | null>;
  /** What was presented; null on links to the order itself. */
  defence_id: Generated<string | null>;
  sharer_id: string;
  /** SHA-256 of the link's token. */
  token_hash: Buffer;
  shows_prices: boolean;
  shows: Generated<SharedThing>;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  opens: Generated<number>;
  last_opened_at: Date | null;
}

export interface OrderFollowerTable {
  order_id: string;
  user_id: string;
  since: Date;
}

export interface OrderSharingTables {
  order_comment: OrderCommentTable;
  order_follower: OrderFollowerTable;
  order_share: OrderShareTable;
  order_transfer: OrderTransferTable;
}
