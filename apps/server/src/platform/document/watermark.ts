import type { SignedInUser } from '../session/session.ts';

/** Watermark of every page of a file: the user who exported it. */
export const watermarkOf = (user: Pick<SignedInUser, 'nickName'>): string => `数智营销平台 ${user.nickName}`;
