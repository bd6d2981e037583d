/**
 * The industry's ratios of audience figures. CPM is an amount rounded to the fen and is in
 * `@ooh/contract/money/quotation-arithmetic`. Definitions: docs/methods/measurement.md.
 */

/** TGI (target group index) = 100 × share ÷ base share; null where either is unknown or the base is empty. */
export const targetGroupIndex = (share: number | null, baseShare: number | null): number | null =>
  share === null || baseShare === null || !(baseShare > 0) ? null : (100 * share) / baseShare;

/** GRP of an audience (TRP, 毛评点) = 100 × impressions on it ÷ its persons. */
export const grossRatingPoints = (impressions: number, universe: number): number =>
  (100 * impressions) / universe;

/** CPRP (每收视点成本) = net price ÷ GRP; null where GRP is 0. */
export const costPerRatingPointFen = (netFen: number, grp: number | null): number | null =>
  grp !== null && grp > 0 ? netFen / grp : null;
