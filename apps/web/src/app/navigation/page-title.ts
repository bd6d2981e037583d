import { productWithUser, tagline } from '../../session/product-identity.ts';

/** Title of the browser window: `{page} - {product} - {tagline}`, the product with the signed-in user behind it. */
export const windowTitle = (pageTitle: string, displayName: string): string =>
  `${pageTitle} - ${productWithUser(displayName)} - ${tagline}`;
