import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];

/** Whether a character repeats the one before, or stands beside it on the keyboard or in the alphabet. */
const continues = (before: string, next: string): boolean =>
  before === next || rows.some((row) => row.includes(before + next) || row.includes(next + before));

/** Characters of a password that do not follow from the one before. */
const freshCharacters = (password: string): number =>
  [...password.toLowerCase()].filter((next, at, all) => at === 0 || !continues(all[at - 1], next)).length;

/** Rules of a new password, shown beside the field and enforced by the server. */
export const passwordRules = [
  { text: '至少 10 个字符', holds: (password: string) => [...password].length >= 10 },
  { text: '不超过 128 个字符', holds: (password: string) => [...password].length <= 128 },
  {
    text: '至少包含字母、数字、符号中的两类',
    holds: (password: string) =>
      [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u].filter((kind) => kind.test(password)).length >= 2,
  },
  {
    text: '不由相邻的按键、连续的字母数字或重复的字符凑成',
    holds: (password: string) => freshCharacters(password) >= 6,
  },
] as const;

export const newPassword = z.string().superRefine((password, context) => {
  for (const rule of passwordRules) {
    if (!rule.holds(password)) context.addIssue({ code: 'custom', message: `新密码${rule.text}` });
  }
});

export const changePassword = endpoint({
  method: 'POST',
  path: 'account/change-password',
  permit: 'signed-in',
  scope: 'own',
  summary: '修改密码；其他会话随即失效',
  changes: ['session'],
  idempotent: 'naturally',
  audit: 'account.change-password',
  input: z.object({ oldPassword: z.string().min(1, '请输入旧密码').max(200), newPassword }),
  output: z.object({ endedSessions: z.int() }),
  example: {
    input: { oldPassword: 'old-password-1', newPassword: 'new-password-2' },
    output: { endedSessions: 1 },
  },
});
