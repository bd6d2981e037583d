/** Permission group whose (city, medium) pairs limit competitor placements. */
export const competitorGroup = 'smartMarketingData.competitorPutData';

/** How often a user is told of new sightings. */
export const cadences = ['daily', 'weekly'] as const;
export const cadenceNames = { daily: '每日', weekly: '每周' } as const;
