import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const updateLoginUser = endpoint({
  method: 'POST',
  path: 'account/updateLoginUser',
  permit: 'signed-in',
  scope: 'own',
  summary: '修改本人资料：昵称、头像、手机、邮箱',
  changes: ['account'],
  idempotent: 'naturally',
  audit: 'account.update-profile',
  input: z.object({
    nickName: z.string().trim().min(1, '请输入昵称').max(30, '昵称不超过 30 字').optional(),
    /** Id of an image that the user has uploaded; null removes the avatar. */
    avatarAttachmentId: z.string().max(60).nullable().optional(),
    phone: z.union([z.literal(''), z.string().regex(/^\+?\d{6,15}$/, '手机号格式不正确')]).optional(),
    email: z.union([z.literal(''), z.email('邮箱格式不正确')]).optional(),
  }),
  output: z.object({
    nickName: z.string(),
    picture: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  example: {
    input: { nickName: '李雷' },
    output: { nickName: '李雷', picture: null, phone: null, email: null },
  },
});
