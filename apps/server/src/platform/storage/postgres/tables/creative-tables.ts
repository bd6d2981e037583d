import type { Generated } from 'kysely';

/** The picture of an order or of a plan. */
export interface CampaignCreativeTable {
  creative_id: Generated<string>;
  order_id: string | null;
  plan_id: string | null;
  attachment_id: string;
  uploaded_at: Date;
}

export interface CreativeTables {
  campaign_creative: CampaignCreativeTable;
}
