import type { SignedInUser } from '../session/session.ts';

/** What stands across every page of a file: who took it out. */
export const watermarkOf = (user: Pick<SignedInUser, 'nickName'>): string => `数智营销平台 ${user.nickName}`;
