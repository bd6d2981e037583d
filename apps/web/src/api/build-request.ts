export interface RequestShape {
  readonly url: string;
  readonly body: string | undefined;
}

function queryText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Spreads one input object over a call: `{name}` parameters into the path, the rest into the query string
 * (GET, DELETE) or a JSON body (POST, PUT). Lists become one comma-separated query value; undefined and
 * null are left out of a query. Throws a RangeError when a path parameter has no value.
 */
export function buildRequest(
  method: string,
  urlTemplate: string,
  input: Readonly<Record<string, unknown>>,
): RequestShape {
  const rest: Record<string, unknown> = { ...input };
  const path = urlTemplate.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null || value === '')
      throw new RangeError(`path parameter ${name} is missing`);
    return encodeURIComponent(queryText(value));
  });
  if (method === 'POST' || method === 'PUT') return { url: path, body: JSON.stringify(rest) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.map(queryText).join(',') : queryText(value));
  }
  const search = query.toString();
  return { url: search === '' ? path : `${path}?${search}`, body: undefined };
}
