import { Button, Select } from 'antd';
import { useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { EffectOrder } from '../detail/effect-header.tsx';
import { useEffectCall } from '../detail/use-effect.ts';
import { effectDetailHref } from '../effect-addresses.ts';
import { EffectOrderFrame } from '../effect-order-frame.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import type { ThirdPartyAnswer } from './figure-names.ts';
import { ReportFileCard } from './report-file-card.tsx';
import type { ThirdPartyAddress } from './third-party-address.ts';
import { ThirdPartyUpload } from './third-party-upload.tsx';
import styles from './third-party.module.css';

interface ThirdPartyPageProps {
  readonly address: ThirdPartyAddress;
  readonly onAddress: (address: ThirdPartyAddress) => void;
}

interface ReportsProps extends ThirdPartyPageProps {
  readonly found: ThirdPartyAnswer;
}

function Reports({ found, address, onAddress }: ReportsProps) {
  const { reports, platformBasis } = found;
  const report = reports.find(({ version }) => version === address.report) ?? reports[0];
  if (report === undefined)
    return (
      <StateBlock
        kind="empty"
        title="第三方报告未上传"
        description="平台人员上传评估机构的 PDF 并登记关键数字后，这里与平台的数字对照。"
      />
    );
  const onPage = (page: number) => onAddress({ ...address, page: page === 1 ? undefined : page });
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {reports.length > 1 && (
          <Select
            className={styles.version}
            aria-label="报告版本"
            value={report.version}
            options={reports.map(({ version, agency, issuedOn }) => ({
              value: version,
              label: `第 ${version} 版 · ${agency} · ${issuedOn}`,
            }))}
            onChange={(version) => onAddress({ ...address, report: version, page: undefined })}
          />
        )}
        <ComparisonCard report={report} platformBasis={platformBasis} onPage={onPage} />
      </div>
      <ReportFileCard key={report.reportId} report={report} page={address.page ?? 1} onPage={onPage} />
    </div>
  );
}

function Found({ effect, ...props }: ThirdPartyPageProps & { readonly effect: EffectOrder }) {
  const { order } = effect;
  usePageTitle(`${order.orderNo} ${order.brandName} | 第三方评估`);
  const isPlatform = useSession((session) => session.organisationKind) === 'platform';
  const [isUploading, setIsUploading] = useState(false);
  const found = useEffectCall('effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId', {
    orderId: order.orderId,
  });
  return (
    <>
      <PageHeader
        title={`第三方评估 · ${order.name}`}
        subtitle={`${order.brandName} · ${order.startDate} 至 ${order.endDate}`}
        actions={
          <>
            <HrefButton href={effectDetailHref(order.orderId)}>效果评估</HrefButton>
            {isPlatform && (
              <Button type="primary" onClick={() => setIsUploading(true)}>
                上传报告
              </Button>
            )}
          </>
        }
      />
      {found.data ? (
        <Reports found={found.data} {...props} />
      ) : (
        <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={10} minHeight={480} />
      )}
      {isUploading && <ThirdPartyUpload orderId={order.orderId} onClose={() => setIsUploading(false)} />}
    </>
  );
}

/** 第三方评估: whether an independent survey confirms the platform's figures, and if not, why. */
export function ThirdPartyPage(props: ThirdPartyPageProps) {
  return (
    <EffectOrderFrame orderId={props.address.orderId}>
      {(effect) => <Found effect={effect} {...props} />}
    </EffectOrderFrame>
  );
}
