import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Alert, Button } from 'antd';
import { call } from '../../../api/call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { StepProps } from '../import-wizard.tsx';
import styles from '../imports.module.css';
import { JobOutcome } from '../job-outcome.tsx';
import { StepFooter } from '../step-footer.tsx';
import { IssueTable } from './issue-table.tsx';
import { RemovalNotice } from '../removal-notice.tsx';
import { refusalOf } from './refusal.ts';
import { ReportSummary } from './report-summary.tsx';

/** What the dry run means for the import, in one line. */
function Verdict({ report }: { readonly report: NonNullable<ImportSession['report']> }) {
  const refusal = refusalOf(report);
  if (refusal !== undefined)
    return <Alert type="error" showIcon title="此文件不能导入" description={refusal} />;
  if (report.isUnchanged) {
    return (
      <Alert type="info" showIcon title="数据与当前生效的版本相同" description="继续导入不会生成新版本。" />
    );
  }
  if (report.rowsRefused > 0) {
    return (
      <Alert
        type="warning"
        showIcon
        title={`${report.rowsRefused.toLocaleString('zh-CN')} 行不会导入，其余可以继续`}
        description="可修正文件后重新上传，或只导入被接受的行。"
      />
    );
  }
  return <Alert type="success" showIcon title="检查通过，可以导入" />;
}

/** Step 3: the dry run with its report; nothing is written. */
export function CheckStep(props: StepProps & { readonly session: ImportSession }) {
  const { live, session, goTo, footer, address, onAddress } = props;
  const { report, jobId } = session;
  const start = async () => {
    const { body } = await call('v1/imports/{importId}/run', {
      importId: session.importId,
      isDryRun: true,
    });
    if (body) await live.refresh();
  };
  const isReported = report !== null && !live.isBusy;
  return (
    <div className={styles.stack}>
      {jobId !== null && <JobOutcome live={live} jobId={jobId} label="试运行" onRetry={() => void start()} />}
      {report === null && jobId === null && (
        <StateBlock
          kind="empty"
          title="尚未试运行"
          description="试运行读取整个文件并逐行检查，不写入任何数据。"
          action={
            <Button type="primary" onClick={() => void start()}>
              开始试运行
            </Button>
          }
        />
      )}
      {isReported && (
        <>
          <Verdict report={report} />
          <RemovalNotice removal={report.removal} />
          <Card title="试运行结果">
            <ReportSummary report={report} />
          </Card>
          <Card title="问题清单">
            <IssueTable session={session} report={report} address={address} onAddress={onAddress} />
          </Card>
        </>
      )}
      <StepFooter place={footer}>
        <Button disabled={live.isBusy} onClick={() => goTo('mapping')}>
          上一步
        </Button>
        <Button
          type="primary"
          disabled={!isReported || refusalOf(report) !== undefined}
          onClick={() => goTo('run')}
        >
          下一步：导入
        </Button>
      </StepFooter>
    </div>
  );
}
