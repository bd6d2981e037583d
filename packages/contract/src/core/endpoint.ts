import type { z } from 'zod';
import type { AuditAction, ExportAction } from './audit-action.ts';
import type { Privacy } from './privacy.ts';
import type { Scope } from './scope.ts';
import type { Subject } from './subject.ts';
import type { PermissionPath } from '../permission/permission-structure.ts';

/** URL prefix of a call: the specification's prefix, our own (`v1`), or the server's root. */
export const prefixes = {
  content: '/api/heran-media-resource-content-service/',
  v1: '/api/v1/',
  root: '/',
} as const;

export type Prefix = keyof typeof prefixes;

/** Who may call: anyone, every signed-in user, or users with any one of the permission flags. */
export type Permit = 'public' | 'signed-in' | { readonly anyOf: readonly PermissionPath[] };

/**
 * json: input object in, enveloped output. upload: multipart, fields beside one `file`.
 * file: input object in, bytes with Content-Disposition out. events: server-sent events, each an `output`.
 */
export type EndpointKind = 'json' | 'upload' | 'file' | 'events';

/**
 * What happens when a change is requested again. by-key: requests with the same header Idempotency-Key have one effect
 * and one answer. naturally: the repetition changes nothing more, or is refused because its base version is outdated.
 * never: every request has its own effect, for example signing in.
 */
export type Idempotence = 'by-key' | 'naturally' | 'never';

/** A read-only call; exports are recorded in the audit log. */
interface Asking {
  readonly method: 'GET' | 'POST';
  readonly audit?: ExportAction;
  readonly idempotent?: undefined;
  readonly changes?: undefined;
}

/** A call that changes something, or that records an access. */
interface Changing {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /**
   * The audit action that the call records; an array lists all actions that it may record. `call.change` is recorded for
   * a call without an action of its own, with the URL and the ids of the request.
   */
  readonly audit: AuditAction | readonly AuditAction[];
  readonly idempotent: Idempotence;
  /** Subjects whose answers are stale once the change is made, or once the job that it started has ended. */
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
  /** Subjects that the answer depends on and that some call changes. */
  readonly reads?: readonly Subject[];
  readonly privacy?: Privacy;
  /** Whose data the answer returns, and with which grants. */
  readonly scope: Scope<z.output<Output>, z.output<Input>>;
  /** Largest file of an upload, bytes, where it differs from the operator's limit. */
  readonly mostBytes?: number;
  /** True for guesses at passwords, codes and links: `LOGINS_PER_MINUTE` limits them by IP address. */
  readonly isSignIn?: boolean;
  /** True where the call is open to a session that has not passed the second factor that it needs. */
  readonly isOpenBeforeFactor?: boolean;
  /** True where keys that import data may call, within their scope; every other call refuses them. */
  readonly isOpenToKeys?: boolean;
  /** True where the answer depends on the input and the program version only: callers may cache it. */
  readonly isStatic?: boolean;
  /** True where the handler returns the identical object while the answer is unchanged: callers may revalidate it. */
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

/** The audit actions that a call may record. */
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
