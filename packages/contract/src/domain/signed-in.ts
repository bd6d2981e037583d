import { z } from 'zod';

/** What a sign-in gives, however it was made. */
export const signedIn = z.object({
  token: z.string(),
  userName: z.string(),
  nickName: z.string(),
  picture: z.string().nullable(),
  expiresAt: z.string(),
});
export type SignedIn = z.infer<typeof signedIn>;

export const exampleSignedIn: SignedIn = {
  token: 'b3BhcXVl',
  userName: 'planner',
  nickName: '策划示例',
  picture: null,
  expiresAt: '2026-12-01T00:00:00.000Z',
};
