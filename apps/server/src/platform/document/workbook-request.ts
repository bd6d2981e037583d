import type { RecordEntry } from '../audit/entry-recorder.ts';
import type { SignedInUser } from '../session/session.ts';

/** The requester of a document. */
export interface WorkbookRequest {
  readonly user: SignedInUser;
  /** Records the export. */
  readonly record: RecordEntry;
}
