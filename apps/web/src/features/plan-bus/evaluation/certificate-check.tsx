import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { checkedText, type CheckedCertificate } from '../prepare-certificate.ts';
import ownStyles from './certificate-card.module.css';

interface CertificateCheckProps {
  readonly planId: string;
  readonly cityCode: string;
}

/** Has the platform check the stored certificate once more, and says what came of it. */
export function CertificateCheck({ planId, cityCode }: CertificateCheckProps) {
  const [checked, setChecked] = useState<CheckedCertificate | null>(null);
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    const { body } = await call('v1/bus-plan/check-certificate', { planId, cityCode });
    setChecking(false);
    if (body) setChecked(body);
  };
  return (
    <>
      <Button size="small" loading={isChecking} onClick={() => void check()}>
        独立复核
      </Button>
      <p
        role="status"
        className={ownStyles.checked}
        data-tone={checked?.holds === false ? 'error' : undefined}
      >
        {checked !== null && checkedText(checked)}
      </p>
    </>
  );
}
