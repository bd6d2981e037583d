import { AppError } from '../http/app-error.ts';
import type { SignedInUser } from './session.ts';

/** Refuses what the key of a request does not cover; a user's own session covers all that the user may. */
export function assertKeyCovers({ apiKey }: SignedInUser, kind: string, cityCode: string): void {
  if (apiKey === undefined) return;
  if (!apiKey.kinds.includes(kind)) throw new AppError('refused', '此 API 密钥不能导入这类数据');
  if (!apiKey.cityCodes.includes(cityCode)) throw new AppError('refused', '此 API 密钥不能导入该城市的数据');
}
