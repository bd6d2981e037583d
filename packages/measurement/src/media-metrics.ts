/**
 * The trade's ratios on audience figures. CPM is money rounded to the fen and stands with money
 * (`@ooh/contract/money/quotation-arithmetic`). Definitions: docs/methods/measurement.md.
 */

/** TGI (target group index) = 100 × share ÷ base share; null where either is unknown or nobody is the base. */
export const targetGroupIndex = (share: number | null, baseShare: number | null): number | null =>
  share === null || baseShare === null || !(baseShare > 0) ? null : (100 * share) / baseShare;

/** GRP of an audience (TRP, 毛评点) = 100 × impressions on it ÷ its persons. */
export const grossRatingPoints = (impressions: number, universe: number): number =>
  (100 * impressions) / universe;

/** CPRP (每收视点成本) = net price ÷ GRP; null where there is no rating point to pay for. */
export const costPerRatingPointFen = (netFen: number, grp: number | null): number | null =>
  grp !== null && grp > 0 ? netFen / grp : null;
