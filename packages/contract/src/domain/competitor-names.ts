/** Permission group whose (city, medium) pairs limit competitor placements. */
export const competitorGroup = 'smartMarketingData.competitorPutData';
