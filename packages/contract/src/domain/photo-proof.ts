import { chinaDate } from './china-time.ts';

/** What a photo tells of itself, and the day on which its unit was posted, YYYY-MM-DD. */
export interface PhotoToProve {
  readonly takenAt: Date | null;
  readonly hasPlace: boolean;
  readonly postedOn: string;
  readonly today: string;
}

/** Why a photo does not prove a posting, in words for who took it; null where it does. */
export function proofProblem({ takenAt, hasPlace, postedOn, today }: PhotoToProve): string | null {
  if (takenAt === null) return '照片没有拍摄时间，不能作凭证；请用相机拍摄，不用截图或聊天软件转发的图';
  const day = chinaDate(takenAt);
  if (day < postedOn) return `照片拍摄于 ${day}，早于上刊日 ${postedOn}，请重拍`;
  if (day > today) return `照片拍摄于 ${day}，晚于今天，请校准手机时间后重拍`;
  if (!hasPlace) return '照片没有定位，不能作凭证；请在相机设置中打开定位后重拍';
  return null;
}
