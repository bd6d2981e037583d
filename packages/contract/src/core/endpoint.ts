import type { z } from 'zod';
import type { AuditAction, ExportAction } from './audit-action.ts';
import type { Privacy } from './privacy.ts';
import type { Subject } from './subject.ts';
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

/**
 * What becomes of a change that is asked for again. by-key: requests with the same header Idempotency-Key have one effect
 * and one answer. naturally: the second changes nothing more, or is refused because the version it was made against is gone.
 * never: each is one by itself, as signing in is.
 */
export type Idempotence = 'by-key' | 'naturally' | 'never';

/** A call that only answers; what it exports has an entry in the audit log. */
interface Asking {
  readonly method: 'GET' | 'POST';
  readonly audit?: ExportAction;
  readonly idempotent?: undefined;
  readonly changes?: undefined;
}

/** A call that changes something, or says that it was looked at. */
interface Changing {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /**
   * The entry of the audit log that the call writes; of several, those that it may write. `call.change` is written for
   * a call that has no words of its own: its address and the ids that it was given.
   */
  readonly audit: AuditAction | readonly AuditAction[];
  readonly idempotent: Idempotence;
  /** Answers that read any of these are stale once the change is made, or the job is over that it began. */
  readonly changes: readonly Subject[];
}

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
  readonly audit?: AuditAction | readonly AuditAction[];
  readonly idempotent?: Idempotence;
  readonly changes?: readonly Subject[];
  /** What the answer rests on, where a call changes it. */
  readonly reads?: readonly Subject[];
  readonly privacy?: Privacy<z.output<Input>>;
  /** True where the same input has the same answer for as long as the program is the same: callers may keep it. */
  readonly isStatic?: boolean;
  /** True where the handler gives the very same object for as long as the answer is the same: callers may keep it and ask again. */
  readonly isCacheable?: boolean;
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
  definition: Omit<Endpoint<Path, Input, Output, Kind, Allowed>, 'kind' | 'prefix' | keyof Changing> &
    (Asking | Changing) & {
      readonly kind?: Kind;
      readonly prefix?: Prefix;
    },
): Endpoint<Path, Input, Output, Kind, Allowed> {
  return { prefix: 'content', ...definition, kind: definition.kind ?? ('json' as Kind) };
}

/** The entries of the audit log that a call may write. */
export function auditActionsOf({ audit = [] }: Pick<Endpoint, 'audit'>): readonly AuditAction[] {
  return typeof audit === 'string' ? [audit] : audit;
}

/** The full URL path template of a call. */
export function urlTemplateOf(call: Pick<Endpoint, 'prefix' | 'path'>): string {
  return prefixes[call.prefix] + call.path;
}

/** Names of the `{parameters}` in a call's path. */
export function pathParametersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
}
