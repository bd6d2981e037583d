import { login } from './access/login.ts';
import { changePassword } from './account/change-password.ts';
import { getUserInfo } from './account/get-user-info.ts';
import { getUserApiData } from './account/getUserApiData.ts';
import { updateLoginUser } from './account/updateLoginUser.ts';
import { uploadAttachment } from './common-attachment/uploadAttachment.ts';
import type { Handlers } from './handler.ts';
import { demo } from './root/demo.ts';
import { getAttachment } from './v1/attachments/get.ts';
import { health } from './v1/health.ts';
import { cancelJob } from './v1/jobs/cancel.ts';
import { followJob } from './v1/jobs/events.ts';
import { getJob } from './v1/jobs/get.ts';

/** The handler of every call, by the registry's keys. */
export const handlers: Partial<Handlers> = {
  'access/login': login,
  'account/change-password': changePassword,
  'account/get-user-info': getUserInfo,
  'account/getUserApiData': getUserApiData,
  'account/updateLoginUser': updateLoginUser,
  'common-attachment/uploadAttachment': uploadAttachment,
  'api/demo': demo,
  'v1/attachments/{attachmentId}': getAttachment,
  'v1/health': health,
  'v1/jobs/{jobId}/cancel': cancelJob,
  'v1/jobs/{jobId}/events': followJob,
  'v1/jobs/{jobId}': getJob,
};
