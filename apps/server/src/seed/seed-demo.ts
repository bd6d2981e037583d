import type { Context } from '../context.ts';

/** Tells how far the work is: share 0..1 and the Chinese name of the phase. */
export type SeedProgress = (share: number, phase: string) => void;

/** Fills a demonstration's stores with what is missing. Safe to repeat; accounts exist before it is called. */
export async function seedDemo(_context: Context, progress: SeedProgress): Promise<void> {
  progress(1, '账号');
}
