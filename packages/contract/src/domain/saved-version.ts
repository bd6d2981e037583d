import { z } from 'zod';

/** One below the largest that is stored: saving counts it up. */
const most = 2_147_483_646;

/** The version that a change was made against. */
export const savedVersion = z.int().min(1).max(most);

/** As savedVersion; 0 where nothing has been saved yet. */
export const savedVersionOrNone = z.int().min(0).max(most);
