import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import type { CheckedCertificate } from '../prepare-certificate.ts';

interface CertificateCheckProps {
  readonly planId: string;
  readonly cityCode: string;
  readonly onChecked: (checked: CheckedCertificate) => void;
}

/** Has the platform check the stored certificate once more. */
export function CertificateCheck({ planId, cityCode, onChecked }: CertificateCheckProps) {
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    const { body } = await call('v1/bus-plan/check-certificate', { planId, cityCode });
    setChecking(false);
    if (body) onChecked(body);
  };
  return (
    <Button size="small" loading={isChecking} onClick={() => void check()}>
      独立复核
    </Button>
  );
}
