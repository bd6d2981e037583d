import { z } from 'zod';

/** One below the largest stored integer, because saving increments it. */
const most = 2_147_483_646;

/** The version that a change is based on. */
export const savedVersion = z.int().min(1).max(most);

/** Like savedVersion; 0 where nothing has been saved yet. */
export const savedVersionOrNone = z.int().min(0).max(most);
