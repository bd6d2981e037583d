import { randomUUID } from 'node:crypto';
import { pathParametersOf, urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import { registry, type CallKey } from '@ooh/contract/registry';

const isQueryCall = (call: Endpoint) => call.method === 'GET' || call.method === 'DELETE';

function queryText(fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    query.append(name, Array.isArray(value) ? value.map(textOf).join(',') : textOf(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Any value as a piece of an address or a form. Hostile objects may have no toString that works. */
export function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The URL and body that carry an input, path parameters taken out of it. */
export function wireOf(call: Endpoint, input: unknown): { url: string; payload: unknown } {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const fields = isObject ? { ...(input as Record<string, unknown>) } : {};
  let url = urlTemplateOf(call);
  for (const name of pathParametersOf(call.path)) {
    const text = encodeURIComponent(textOf(fields[name] ?? 'none').toWellFormed());
    url = url.replace(`{${name}}`, () => text);
    delete fields[name];
  }
  if (isQueryCall(call)) return { url: url + queryText(fields), payload: undefined };
  return { url, payload: isObject ? fields : input };
}

export function callOf(key: CallKey): Endpoint {
  return registry[key];
}

/** Names of a call's input fields. */
export const fieldsOf = (key: CallKey): string[] =>
  Object.keys((registry[key].input as unknown as { shape?: object }).shape ?? {});

/** Those of some fields that a call knows. */
export function knownTo(key: CallKey, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = fieldsOf(key);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** A file to be sent. */
export interface SentFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** The multipart body of an upload. */
export function multipartOf(fields: Record<string, string>, file: SentFile | null) {
  const boundary = `----test${randomUUID()}`;
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file !== null) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(file.bytes), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}
