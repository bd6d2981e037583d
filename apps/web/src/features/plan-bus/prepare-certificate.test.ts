import type { CertificateSummary } from '@ooh/contract/domain/evaluation';
import { expect, test } from 'vitest';
import { gapPercent } from '@ooh/contract/domain/certificate-sentence';
import { checkedText, holdOutText, prepareCertificate } from './prepare-certificate.ts';

const certificate: CertificateSummary = {
  objective: '触达人数',
  value: 97,
  upperBound: 100,
  gap: 0.03,
  isProvedOptimal: false,
  method: 'greedy + dual bound',
  instanceHash: 'abc',
  seconds: 2,
  holdOut: null,
  mustLines: [],
  excludedLines: [],
  coversDelivery: true,
};

test('a gap is never rounded down', () => {
  expect(gapPercent(0.03)).toBe('3.0%');
  expect(gapPercent(0.030_01)).toBe('3.1%');
  expect(gapPercent(0)).toBe('0.0%');
});

test('the badge tells proved, close and far apart', () => {
  expect(prepareCertificate(certificate, false)).toMatchObject({
    tone: 'success',
    text: '与最优差距不超过 3.0%',
  });
  expect(prepareCertificate({ ...certificate, gap: 0.2 }, false)?.tone).toBe('warning');
  expect(prepareCertificate({ ...certificate, gap: 0, isProvedOptimal: true }, false)?.text).toBe('已证最优');
});

test('an edited delivery is not covered by the proof of another', () => {
  expect(prepareCertificate(certificate, true)?.text).toBe('已手工调整');
  expect(prepareCertificate({ ...certificate, coversDelivery: false }, false)?.tone).toBe('neutral');
  expect(prepareCertificate(null, true)).toBeNull();
});

test('a hold-out says what the choice looks like and what it is worth', () => {
  expect(holdOutText(certificate)).toBeNull();
  const corrected = { value: 0.455, low: 0.44, high: 0.47, suppressed: false };
  const holdOut = { apparentShare: 0.462, optimism: 0.007, corrected };
  expect(holdOutText({ ...certificate, holdOut })).toBe('到达率 46.20% → 45.50%，95% 区间 44.00% – 47.00%');
});

test('the sentence tells by how much a better plan could surpass this one, rounded up', () => {
  // (100 − 97) ÷ 97 = 3.09 %
  expect(prepareCertificate(certificate, false)?.sentence).toBe(
    '在同样预算与约束下，没有任何方案的 触达人数能比它高出 3.1% 以上。',
  );
  expect(prepareCertificate({ ...certificate, gap: 0, isProvedOptimal: true }, false)?.sentence).toMatch(
    /比它更高。$/,
  );
  const formula = 'TA 触达人数 × 50% + TA 有效接触（每人至多 10 次） ÷ 10 × 50%';
  expect(prepareCertificate({ ...certificate, objective: formula }, false)?.sentence).toContain(
    '的优选目标能',
  );
});

test('a check says its verdict, its time and the certificate that was checked', () => {
  const checked = {
    holds: true,
    reasons: [],
    checkedAt: '2026-11-21T10:05:00+08:00',
    seconds: 1.84,
    certificateSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    instanceHash: 'abc',
    costFen: 1,
    value: 97,
    upperBound: 100,
  };
  expect(checkedText(checked)).toBe(
    '核对通过：费用、约束、目标值与上界均与证书一致。核对于 2026-11-21 10:05，用时 1.8 秒；证书 SHA-256 9f86d081884c7d65…',
  );
  expect(checkedText({ ...checked, holds: false, reasons: ['差距不符'] })).toContain(
    '核对未通过：差距不符。',
  );
});
