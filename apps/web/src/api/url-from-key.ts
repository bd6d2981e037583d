/** The URL template of a call by the rule that most calls follow; exceptions are in `virtual:call-table`. */
export function urlFromKey(key: string): string {
  return key.startsWith('v1/') ? `/api/${key}` : `/api/heran-media-resource-content-service/${key}`;
}
