import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const beginSecondFactor = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'second-factor/begin',
  permit: 'signed-in',
  isOpenBeforeFactor: true,
  scope: 'own',
  summary: '开始设置两步验证：给出密钥，确认后生效',
  changes: [],
  idempotent: 'naturally',
  audit: 'account.second-factor',
  input: z.object({
    /** Not asked for within ten minutes of a sign-in with the company's account. */
    password: z.string().min(1, '请输入密码').max(200).optional(),
  }),
  output: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** For the QR code that an authenticator scans. */
    address: z.string(),
  }),
  example: {
    input: { password: 'correct horse battery' },
    output: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/ooh-planner:planner?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
});
