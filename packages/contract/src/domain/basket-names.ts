/** What a basket is filled for. Names stand apart, so that the browser can carry them without the schemas. */
export const basketBriefKinds = ['free', 'plan', 'order'] as const;
export type BasketBriefKind = (typeof basketBriefKinds)[number];

/** Cities that are measured at one request. */
export const maxBasketCities = 8;
