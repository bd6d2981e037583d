/** Region code that means every city, and medium id that means every medium. */
export const allRegions = 'ALL';
export const allMedia = 0;
