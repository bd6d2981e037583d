/** Product name as the interface prints it. */
export const productName = '数智营销平台';
/** Closing part of every page title. */
export const tagline = '让每一次户外投放都算得清';
/** Application name and storage version: together they prefix every browser storage key. */
export const appName = 'ooh-planner';
export const storageVersion = '0.0.1';

/** Browser storage key of one concern, for example `ooh-planner@0.0.1/session`. */
export function storageKey(concern: string): string {
  return `${appName}@${storageVersion}/${concern}`;
}

/** 「product name + nickname」: the text of the watermark, and of the product in window titles. */
export function productWithUser(displayName: string): string {
  return displayName === '' ? productName : `${productName} ${displayName}`;
}
