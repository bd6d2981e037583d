import { SafetyCertificateOutlined } from '@ant-design/icons';
import { gapPercent } from '@ooh/contract/domain/certificate-sentence';
import { namedLines } from '@ooh/contract/domain/named-lines';
import { Button, Popover } from 'antd';
import { memo, useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { useCityScene } from '../city-scene.ts';
import {
  checkedText,
  holdOutText,
  methodText,
  prepareCertificate,
  type CheckedCertificate,
} from '../prepare-certificate.ts';
import { hasDeliveryEdits, type SavedCity } from '../workspace.ts';
import { CertificateCheck } from './certificate-check.tsx';
import ownStyles from './certificate-card.module.css';
import styles from './evaluation.module.css';

interface CertificateBadgeProps {
  readonly certificate: NonNullable<SavedCity['certificate']>;
  readonly isEdited: boolean;
  readonly planId: string;
  readonly cityCode: string;
  readonly cityName: string;
}

const CertificateBadge = memo(function CertificateBadge(props: CertificateBadgeProps) {
  const { certificate, isEdited, planId, cityCode, cityName } = props;
  const [isLoading, setLoading] = useState(false);
  const [checked, setChecked] = useState<CheckedCertificate | null>(null);
  const badge = prepareCertificate(certificate, isEdited);
  if (badge === null) return null;
  const isValid = !isEdited && certificate.coversDelivery;
  const download = async (call: 'v1/bus-plan/certificate' | 'v1/bus-plan/certificate-document') => {
    setLoading(true);
    await saveFile(call, { planId, cityCode });
    setLoading(false);
  };
  const holdOut = holdOutText(certificate);
  const { mustLines, excludedLines } = certificate;
  const facts: readonly (readonly [string, string])[] = [
    ['目标', certificate.objective],
    ['目标值', formatNumber(certificate.value)],
    ['证书上界', formatNumber(certificate.upperBound)],
    ['差距', gapPercent(certificate.gap)],
    ['方法', methodText(certificate.method)],
    ['用时', `${formatNumber(certificate.seconds, 1)} 秒`],
    ['算例指纹', certificate.instanceHash.slice(0, 12)],
    ...(holdOut === null ? [] : [['留出校正', holdOut] as const]),
    ...(mustLines.length === 0 ? [] : [['必选线路', namedLines(cityName, mustLines)] as const]),
    ...(excludedLines.length === 0 ? [] : [['排除线路', namedLines(cityName, excludedLines)] as const]),
  ];
  const details = (
    <div className={ownStyles.certificate}>
      {/* The verdict takes the place of the explanation, so that the card keeps its size. */}
      {checked === null ? (
        <>
          <p>{badge.explanation}</p>
          {holdOut !== null && <p>留出校正：样本分成两半，各自优选、互相检验，扣除优选对本样本的高估。</p>}
        </>
      ) : (
        <p>
          <output data-tone={checked.holds ? undefined : 'error'}>{checkedText(checked)}</output>
        </p>
      )}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={ownStyles.downloads}>
        {isValid && (
          <Button
            size="small"
            loading={isLoading}
            onClick={() => void download('v1/bus-plan/certificate-document')}
          >
            下载给客户（PDF）
          </Button>
        )}
        <Button size="small" loading={isLoading} onClick={() => void download('v1/bus-plan/certificate')}>
          下载证书（JSON）
        </Button>
        {isValid && <CertificateCheck planId={planId} cityCode={cityCode} onChecked={setChecked} />}
      </div>
    </div>
  );
  return (
    <div className={ownStyles.proof} data-tone={badge.tone}>
      <SafetyCertificateOutlined aria-hidden="true" />
      <p>
        {badge.sentence}{' '}
        <Popover trigger="click" placement="leftTop" title="最优性证书" content={details}>
          <button
            type="button"
            className={ownStyles.proofButton}
            aria-label={`最优性证书：${badge.text}，查看证明`}
          >
            查看证明
          </button>
        </Popover>
      </p>
    </div>
  );
});

/** How close the choice is to the best possible one, and the proof to take along. */
export function CertificateCard() {
  const { draft, plan, city } = useCityScene();
  const { certificate } = draft.saved;
  if (certificate === null) {
    return <p className={styles.quiet}>尚无最优性证书：重新优选后给出目标值、证书上界与差距。</p>;
  }
  return (
    <CertificateBadge
      certificate={certificate}
      key={certificate.instanceHash}
      isEdited={hasDeliveryEdits(draft)}
      planId={plan.row.planId}
      cityCode={city.cityCode}
      cityName={city.cityName}
    />
  );
}
