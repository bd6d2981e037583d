import { certificateSentence, gapPercent } from '@ooh/contract/domain/certificate-sentence';
import type { CertificateSummary } from '@ooh/contract/domain/evaluation';
import type { CallOutput } from '@ooh/contract/registry';
import { intervalText } from '../../shared/figure/figure-text.ts';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';

export interface CertificateBadge {
  readonly tone: 'success' | 'warning' | 'neutral';
  readonly text: string;
  /** What the proof says, as one would tell it to a client. */
  readonly sentence: string;
  readonly explanation: string;
}

/** Largest gap that still counts as good. */
const goodGap = 0.05;

/** What the proof says about the delivery on screen. */
export function prepareCertificate(
  certificate: CertificateSummary | null,
  isEdited: boolean,
): CertificateBadge | null {
  if (certificate === null) return null;
  if (isEdited || !certificate.coversDelivery) {
    return {
      tone: 'neutral',
      text: '已手工调整',
      sentence: '投放已手工调整，原证明不再适用；重新优选可得到新的证明。',
      explanation: '证书针对系统优选的方案；当前投放已被修改，不再受其证明。重新优选可得到新的证书。',
    };
  }
  const bound = '在相同预算与约束下，任何方案的目标值都不可能超过该上界';
  if (certificate.isProvedOptimal) {
    return {
      tone: 'success',
      text: '已证最优',
      sentence: certificateSentence(certificate),
      explanation: `${bound}，本方案已达到上界。`,
    };
  }
  const gap = gapPercent(certificate.gap);
  return {
    tone: certificate.gap <= goodGap ? 'success' : 'warning',
    text: `与最优差距不超过 ${gap}`,
    sentence: certificateSentence(certificate),
    explanation: `${bound}；本方案距上界 ${gap}，真正的最优方案只会更近。`,
  };
}

const share = (value: number) => formatShare(value, 2);

/** The reach of the choice before and after its optimism is taken out; null where that was not computed. */
export function holdOutText({ holdOut }: CertificateSummary): string | null {
  if (holdOut === null) return null;
  const { apparentShare, corrected } = holdOut;
  return `到达率 ${share(apparentShare)} → ${formatShare(corrected.value, 2)}，${intervalText(corrected, share) ?? ''}`;
}

/** By the names that certificates give to how a bound was proved. */
const methodTexts: Readonly<Record<string, string>> = {
  'tangent bound at a relaxed plan': '松弛解处的切线上界',
  'branch-and-bound over tangent bounds': '切线上界上的分支定界',
  'all plans tried under a ceiling': '在上限之下逐一检验全部方案',
};

/** How the bound was proved; a certificate of a later method names it itself. */
export function methodText(method: string): string {
  return methodTexts[method] ?? method;
}

export type CheckedCertificate = CallOutput<'v1/bus-plan/check-certificate'>;

/** What the platform's checker found, when, and of which certificate. */
export function checkedText(checked: CheckedCertificate): string {
  const found = checked.holds
    ? '核对通过：费用、约束、目标值与上界均与证书一致'
    : `核对未通过：${checked.reasons.join('；')}`;
  const at = checked.checkedAt.slice(0, 16).replace('T', ' ');
  const seconds = formatNumber(checked.seconds, 1);
  return `${found}。核对于 ${at}，用时 ${seconds} 秒；证书 SHA-256 ${checked.certificateSha256.slice(0, 16)}…`;
}
