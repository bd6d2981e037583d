import type { CallOutput } from '@ooh/contract/registry';
import { closingReportPages, withIdentity } from '@ooh/report/closing-report';
import type { ClosingVersion } from '@ooh/report/closing-report-facts';
import { shownPages, type ArrangedPage } from '@ooh/report/report-page';
import { ShareAltOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { ArrangeBar } from '../../../shared/report/arrange-bar.tsx';
import { ExportButtons } from '../../../shared/report/export-buttons.tsx';
import { ReportReader } from '../../../shared/report/report-reader.tsx';
import { useLayout } from '../../../shared/report/use-layout.ts';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import { orderPath } from '../effect-addresses.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import styles from './closing.module.css';
import { useClosingFacts } from './use-closing-facts.ts';

type Check = CallOutput<'v1/reports/closing-check'>;

const versions = [
  { value: 'client', label: '客户版' },
  { value: 'internal', label: '内部版' },
] satisfies { value: ClosingVersion; label: string }[];

/** Which pages there are, and why some are not. */
function Missing({ check }: { readonly check: Check }) {
  const missing = check.pages.filter(({ ready }) => !ready);
  if (missing.length === 0) return null;
  return (
    <details className={styles.missing}>
      <summary>{missing.length} 页因数据不足未生成</summary>
      <ul>
        {missing.map(({ page, name, reason }) => (
          <li key={page}>
            {name}：{reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ClosingTabProps {
  readonly orderId: string;
  readonly version: ClosingVersion;
  readonly onVersion: (version: ClosingVersion) => void;
  /** Makes links to the client's version. */
  readonly share: (onClose: () => void) => ReactNode;
}

/** 结案报告: what was agreed, done and reached, as pages to read and to take along. */
export function ClosingTab({ orderId, version: asked, onVersion, share }: ClosingTabProps) {
  const [isSharing, setIsSharing] = useState(false);
  const maySee = useReachable();
  const isAdvertiser = useSession((session) => session.organisationKind) === 'advertiser';
  const version = isAdvertiser ? 'client' : asked;
  const { facts, check, error, retry } = useClosingFacts(orderId, version);
  const layout = useLayout('closing', orderId);
  const made = useMemo(() => facts && closingReportPages(facts, version), [facts, version]);
  if (!made || !check || !layout.stored.data)
    return (
      <SectionPending
        error={error ?? layout.stored.error}
        onRetry={() => {
          retry();
          if (layout.stored.error) void layout.stored.refetch();
        }}
        rows={12}
        minHeight={520}
      />
    );
  const arranged = layout.arrange(made.pages);
  const [last] = withIdentity(made.pages, check.identity).slice(-1);
  const all: ArrangedPage[] = [...arranged, { page: last, isHidden: false, isRenamed: false }];
  const refusal = layout.isChanged ? '先保存页面编排，文件与屏幕才一致' : check.refusal;
  return (
    <>
      <div className={styles.bar}>
        {!isAdvertiser && (
          <Segmented aria-label="报告版本" options={versions} value={version} onChange={onVersion} />
        )}
        <Missing check={check} />
        <span className={styles.actions}>
          <ExportButtons
            name="结案报告"
            report={{ reportKind: 'closing', orderId, version }}
            pages={shownPages(all)}
            refusal={refusal ?? undefined}
          />
          {maySee(orderPath) && (
            <Button
              icon={<ShareAltOutlined aria-hidden="true" />}
              disabled={check.refusal !== null}
              title={check.refusal ?? undefined}
              onClick={() => setIsSharing(true)}
            >
              分享
            </Button>
          )}
          {isSharing && share(() => setIsSharing(false))}
        </span>
      </div>
      {check.refusal !== null && <Alert type="warning" showIcon title={check.refusal} />}
      <ArrangeBar layout={layout} />
      <ReportReader
        arranged={all}
        fixedPages={[last.pageId]}
        onEdit={layout.mayArrange ? (edit) => layout.edit(made.pages, edit) : undefined}
      />
    </>
  );
}
