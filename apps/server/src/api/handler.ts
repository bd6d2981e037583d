import type { EndpointKind, Permit } from '@ooh/contract/core/endpoint';
import type { CallKey, CallOutput, ParsedInput, Registry } from '@ooh/contract/registry';
import type { UploadedFile } from '../platform/attachment/uploaded-file.ts';
import type { RecordEntry } from '../platform/audit/entry-recorder.ts';
import type { Context } from '../context.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { SessionState, SignedInUser } from '../platform/session/session.ts';

export interface RequestInfo<User = SignedInUser | null, File = UploadedFile | null> {
  /** Null on public calls. */
  readonly user: User;
  /** Null on public calls, and where the service asks itself. */
  readonly session: SessionState | null;
  /** The uploaded file of an `upload` call. */
  readonly file: File;
  readonly requestId: string;
  readonly address: string;
  /** Records what the call does under the action that its endpoint declares. */
  readonly record: RecordEntry;
  /** What the client says that it is. */
  readonly client: string | null;
  /** Aborted when the client leaves or the request's time is over. */
  readonly signal: AbortSignal;
}

type UserOf<Allowed extends Permit> = Allowed extends 'public' ? null : SignedInUser;
type FileOf<Kind extends EndpointKind> = Kind extends 'upload' ? UploadedFile : null;

/** The request as the handler of a call sees it. */
export type RequestOf<Key extends CallKey> = RequestInfo<
  UserOf<Registry[Key]['permit']>,
  FileOf<Registry[Key]['kind']>
>;

/** json, upload: the output. file: the bytes. events: the outputs as they come. */
export type AnswerOf<Key extends CallKey> = Registry[Key]['kind'] extends 'file'
  ? FileAnswer
  : Registry[Key]['kind'] extends 'events'
    ? AsyncIterable<CallOutput<Key>>
    : CallOutput<Key>;

/** Answers one call: load → rules → compute → present. Throws AppError where the rules say no. */
export type Handler<Key extends CallKey> = (
  context: Context,
  input: ParsedInput<Key>,
  request: RequestOf<Key>,
) => Promise<AnswerOf<Key>>;

export type Handlers = { readonly [Key in CallKey]: Handler<Key> };
