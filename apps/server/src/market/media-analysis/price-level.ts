import { type PairScope, scopeGrantsSql } from '../../access/pair-scope.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';

/**
 * Rate cards of the cities against one another: of each city the mean of its prices ÷ the mean price of the same
 * medium, form and level over all granted cities, × 100. Only granted prices count, on either side of the division.
 */
export async function priceLevels(db: Db, scope: PairScope): Promise<Map<string, number>> {
  const { rows } = await sql<{ city: string; level: number }>`
    with price as (
      select card.city_code, p.medium_id, p.form_id, p.level,
        p.price_fen::double precision / p.period_days as day_fen
      from data_release card join rate_card_price p on p.release_id = card.release_id
      where card.kind = 'rate-card' and card.state = 'current'
        and ${scopeGrantsSql(scope, sql`card.city_code`, sql`p.medium_id`)}),
    mean as (
      select medium_id, form_id, level, avg(day_fen) as day_fen from price group by medium_id, form_id, level)
    select price.city_code as city, 100 * avg(price.day_fen / mean.day_fen) as level
    from price join mean using (medium_id, form_id, level) where mean.day_fen > 0
    group by price.city_code`.execute(db);
  return new Map(rows.map(({ city, level }) => [city, Math.round(Number(level) * 10) / 10]));
}
