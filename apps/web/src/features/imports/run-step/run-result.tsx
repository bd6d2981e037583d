import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Alert } from 'antd';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { Card } from '../../../ui/page/card.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import { IssueTable } from '../check-step/issue-table.tsx';
import { ReportSummary } from '../check-step/report-summary.tsx';
import { importHref } from '../import-address.ts';
import styles from '../imports.module.css';
import { kindLabels } from '../kind-labels.ts';
import { StepFooter } from '../step-footer.tsx';
import type { StepProps } from '../import-wizard.tsx';
import { PanelOutcome } from './panel-outcome.tsx';

const smartSelectPath = '/marketing/smart-select/select-mode';

export interface RunResultProps extends Pick<StepProps, 'footer' | 'address' | 'onAddress'> {
  readonly session: ImportSession;
}

/** The import is over: what is in force now and where to go from here. */
export function RunResult({ session, footer, address, onAddress }: RunResultProps) {
  const isReachable = useReachable();
  const nameOf = useCityNames();
  const { report, releaseId, cityCode, kind } = session;
  const words = kindLabels[kind];
  const isPanelPart = kind === 'panel-persons' || kind === 'panel-visits';
  const isUnchanged = report?.isUnchanged === true;
  const city = nameOf(cityCode);
  const seen = words.seeAt?.href(cityCode);
  return (
    <div className={styles.stack}>
      {isUnchanged ? (
        <Alert
          type="info"
          showIcon
          title="数据未变化，未生成新版本"
          description={`文件内容与${city}当前生效的版本相同。`}
        />
      ) : isPanelPart ? (
        <PanelOutcome session={session} city={city} />
      ) : (
        <Alert
          type="success"
          showIcon
          title={`导入完成，${city}的${words.inForce}已生效`}
          description={words.consequence}
        />
      )}
      {report && (
        <Card title="导入结果">
          <ReportSummary report={report} />
        </Card>
      )}
      {report && report.issueCount > 0 && (
        <Card title="问题清单">
          <IssueTable session={session} report={report} address={address} onAddress={onAddress} />
        </Card>
      )}
      <StepFooter place={footer}>
        <HrefButton href={importHref({ city: cityCode, kind })}>导入另一个文件</HrefButton>
        {words.seeAt && seen !== undefined && isReachable(seen.split('?')[0]) && (
          <HrefButton href={seen}>{words.seeAt.label}</HrefButton>
        )}
        {releaseId !== null && (
          <HrefButton href={`/administration/data-releases?city=${cityCode}&release=${releaseId}`}>
            查看数据版本
          </HrefButton>
        )}
        {kind === 'panel-persons' && (
          <HrefButton type="primary" href={importHref({ city: cityCode, kind: 'panel-visits' })}>
            接着导入到访
          </HrefButton>
        )}
        {kind === 'bus-lines' && isReachable(smartSelectPath) && (
          <HrefButton type="primary" href={smartSelectPath}>
            去智选模式
          </HrefButton>
        )}
      </StepFooter>
    </div>
  );
}
