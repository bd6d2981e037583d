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
import { effectDetailHref, effectListHref } from '../effect-addresses.ts';
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

const toList = <HrefButton href={effectListHref}>返回效果评估</HrefButton>;

/** 第三方评估: whether an independent survey confirms the platform's figures, and if not, why. */
export function ThirdPartyPage(props: ThirdPartyPageProps) {
  const { orderId } = props.address;
  const order = useEffectCall(
    'effectestimate/{orderId}/getMediaOrderByOrderId',
    { orderId: orderId ?? '' },
    orderId !== undefined,
  );
  const { data, error } = order;
  if (orderId === undefined)
    return (
      <StateBlock
        kind="unselected"
        title={<h1>先选择一个订单</h1>}
        description="第三方评估属于一个订单。"
        action={toList}
      />
    );
  if (error?.code === '05')
    return (
      <StateBlock
        kind="page-failed"
        title="没有找到这个订单，或不在您的权限内"
        description="订单不存在，或不在您的数据权限内。"
        action={toList}
      />
    );
  if (error && !data)
    return (
      <StateBlock
        kind="page-failed"
        title="第三方评估打不开"
        errorText={error.message}
        onRetry={() => void order.refetch()}
      />
    );
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  return <Found effect={data} {...props} />;
}
