/** Of the streets of all cities. */
export const streetsSeed = '1';
