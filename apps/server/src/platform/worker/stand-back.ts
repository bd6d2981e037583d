import { constants, setPriority } from 'node:os';

/**
 * Gives the calling thread the lowest priority of the system for good: it runs on what others leave of the processor. On Linux
 * a priority is the thread's own; elsewhere it would be the whole service's, and nothing changes.
 */
export function standBack(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
}
