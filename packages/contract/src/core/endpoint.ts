import type { z } from 'zod';
import type { PermissionPath } from '../permission/permission-structure.ts';

/** Where a call lives: the product's own prefix, ours, or the server's root. */
export const prefixes = {
  content: '/api/heran-media-resource-content-service/',
  v1: '/api/v1/',
  root: '/',
} as const;

export type Prefix = keyof typeof prefixes;

/** Who may call: everybody, every signed-in user, or users with any one of the permission flags. */
export type Permit = 'public' | 'signed-in' | { readonly anyOf: readonly PermissionPath[] };

/**
 * json: input object in, enveloped output. upload: multipart, fields beside one `file`.
 * file: input object in, bytes with Content-Disposition out. events: server-sent events, each an `output`.
 */
export type EndpointKind = 'json' | 'upload' | 'file' | 'events';

export interface Endpoint<
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Kind extends EndpointKind = EndpointKind,
  Allowed extends Permit = Permit,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly prefix: Prefix;
  /** Relative to the prefix, spelled as in the specification; `{name}` marks a path parameter. */
  readonly path: Path;
  readonly kind: Kind;
  readonly permit: Allowed;
  /** One line for the API description. */
  readonly summary: string;
  /** Path, query and body parameters together, by name. */
  readonly input: Input;
  readonly output: Output;
  /** True where the same input has the same answer for as long as the program is the same: callers may keep it. */
  readonly isStatic?: boolean;
  /** True where the handler gives the very same object for as long as the answer is the same: callers may keep it and ask again. */
  readonly isKept?: boolean;
  readonly example: { readonly input: z.input<Input>; readonly output: z.input<Output> };
}

/**
 * Declares a call. The path parameters, the query string (GET, DELETE) or the JSON body (POST, PUT)
 * are merged into one `input` object before it is parsed.
 */
export function endpoint<
  const Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Allowed extends Permit,
  const Kind extends EndpointKind = 'json',
>(
  definition: Omit<Endpoint<Path, Input, Output, Kind, Allowed>, 'kind' | 'prefix'> & {
    readonly kind?: Kind;
    readonly prefix?: Prefix;
  },
): Endpoint<Path, Input, Output, Kind, Allowed> {
  return { prefix: 'content', ...definition, kind: definition.kind ?? ('json' as Kind) };
}

/** The full URL path template of a call. */
export function urlTemplateOf(call: Pick<Endpoint, 'prefix' | 'path'>): string {
  return prefixes[call.prefix] + call.path;
}

/** Names of the `{parameters}` in a call's path. */
export function pathParametersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!);
}
