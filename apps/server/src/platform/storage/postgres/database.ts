import {
  sql,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type Transaction,
} from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { ApiKeyTables } from './tables/api-key-tables.ts';
import type { AreaPlanTables } from './tables/area-plan-tables.ts';
import type { BasketTables } from './tables/basket-tables.ts';
import type { CityDataTables } from './tables/city-data-tables.ts';
import type { CombinationTables } from './tables/combination-tables.ts';
import type { CompetitorTables } from './tables/competitor-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { CrowdPackTables } from './tables/crowd-pack-tables.ts';
import type { EffectTables } from './tables/effect-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { JobTables } from './tables/job-tables.ts';
import type { MediaInventoryTables } from './tables/media-inventory-tables.ts';
import type { MediaLibraryTables } from './tables/media-library-tables.ts';
import type { OrderRequestTables } from './tables/order-request-tables.ts';
import type { CreativeTables } from './tables/creative-tables.ts';
import type { DeskTables } from './tables/desk-tables.ts';
import type { DefenceTables } from './tables/defence-tables.ts';
import type { OrderSharingTables } from './tables/order-sharing-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { OpportunityTables } from './tables/opportunity-tables.ts';
import type { PlaceSetTables } from './tables/place-set-tables.ts';
import type { PrivacyTables } from './tables/privacy-tables.ts';
import type { SmartSelectTables } from './tables/smart-select-tables.ts';
import type { UnattendedTables } from './tables/unattended-tables.ts';
import type { StrategyTables } from './tables/strategy-tables.ts';

/** Every table. A subject adds its own `tables/x-tables.ts` here and its own migration. */
export interface Database
  extends
    AccountTables,
    ApiKeyTables,
    AreaPlanTables,
    BasketTables,
    CityDataTables,
    CombinationTables,
    ContentTables,
    CrowdPackTables,
    CompetitorTables,
    EffectTables,
    ImportTables,
    JobTables,
    MediaInventoryTables,
    MediaLibraryTables,
    OrderRequestTables,
    DefenceTables,
    OrderSharingTables,
    CreativeTables,
    DeskTables,
    OrderTables,
    OpportunityTables,
    PlaceSetTables,
    PrivacyTables,
    SmartSelectTables,
    StrategyTables,
    UnattendedTables {}

export type Db = Kysely<Database>;
/** A connection that may already be inside a transaction. */
export type DbOrTransaction = Kysely<Database> | Transaction<Database>;

export { sql };
export type { Insertable, RawBuilder, Selectable };

/** A value for a jsonb column: drivers would send a JavaScript array as a PostgreSQL array. */
export function jsonb<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::jsonb`;
}
