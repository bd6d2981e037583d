import { z } from 'zod';

const most = 2_147_483_647;

/** The version that a change was made against. */
export const savedVersion = z.int().min(1).max(most);

/** As savedVersion; 0 where nothing has been saved yet. */
export const savedVersionOrNone = z.int().min(0).max(most);
