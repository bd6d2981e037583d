import { productName, tagline } from '../../session/product-identity.ts';

/**
 * Title of the browser window: `{page} - {product} - {tagline}`, and behind it the signed-in user.
 */
export function windowTitle(pageTitle: string, displayName: string): string {
  const title = `${pageTitle} - ${productName} - ${tagline}`;
  return displayName === '' ? title : `${title} · ${displayName}`;
}
