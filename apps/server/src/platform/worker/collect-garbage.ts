import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Frees what this thread no longer uses, at once. V8 counts no shared memory: a thread that does little would keep blocks
 * of hundreds of megabytes that it has let go. Takes some milliseconds in a thread with a small heap.
 */
export const collectGarbage = runInNewContext('gc') as () => void;
