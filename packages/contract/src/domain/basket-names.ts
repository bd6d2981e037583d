/** Purpose of a basket. Names are in a file of their own so that the browser can load them without the schemas. */
export const basketBriefKinds = ['free', 'plan', 'order'] as const;
export type BasketBriefKind = (typeof basketBriefKinds)[number];

/** Maximum number of cities measured in one request. */
export const maxBasketCities = 8;
