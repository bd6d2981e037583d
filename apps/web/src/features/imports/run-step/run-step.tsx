import { chinaDate } from '@ooh/contract/domain/china-time';
import { crsLabels, importModeNames, type ImportSession } from '@ooh/contract/domain/data-release';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { Card } from '../../../ui/page/card.tsx';
import { ReportSummary } from '../check-step/report-summary.tsx';
import type { StepProps } from '../import-wizard.tsx';
import styles from '../imports.module.css';
import { JobOutcome } from '../job-outcome.tsx';
import { kindLabels } from '../kind-labels.ts';
import { StepFooter } from '../step-footer.tsx';
import { RemovalNotice, removalCount } from '../removal-notice.tsx';
import { ProvenanceForm } from './provenance-form.tsx';
import { provenanceErrors, type Provenance } from './provenance.ts';
import { RunResult } from './run-result.tsx';

/** The effect of the import in one line. */
function outlook({ kind }: ImportSession, city: string): string {
  if (kind === 'panel-persons') return kindLabels[kind].consequence;
  const inForce = `导入后${city}的${kindLabels[kind].inForce}随即生效`;
  return kind === 'bus-lines' ? `${inForce}，该城市已生成的方案会标记为已失效` : inForce;
}

/** Step 4: provenance, the import itself and its outcome. */
export function RunStep(props: StepProps & { readonly session: ImportSession }) {
  const { live, session, goTo, footer } = props;
  const nameOf = useCityNames();
  const [provenance, setProvenance] = useState<Provenance>({
    source: '',
    legalBasis: '',
    retainUntil: null,
  });
  const [isConfirmed, setConfirmed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const { importId, jobId, report, state, mode } = session;
  const removal = report?.removal ?? null;
  const needsConfirmation = removal?.needsConfirmation === true;
  const [today] = useState(() => chinaDate(new Date()));
  const errors = provenanceErrors(provenance, today);
  const start = async () => {
    setChecked(true);
    if (Object.keys(errors).length > 0) {
      document.getElementById(errors.source ? 'import-source' : 'import-basis')?.focus();
      return;
    }
    if (needsConfirmation && !isConfirmed) return;
    setStarting(true);
    const { body } = await call('v1/imports/{importId}/run', {
      importId,
      isDryRun: false,
      confirmedRemovals: needsConfirmation ? removal.count : null,
      ...provenance,
    });
    if (body) await live.refresh();
    setStarting(false);
  };
  if (state === 'imported') return <RunResult {...props} />;
  const hasStopped = state === 'failed' || state === 'cancelled';
  return (
    <div className={styles.stack}>
      {jobId !== null && (live.isBusy || hasStopped) && (
        <JobOutcome live={live} jobId={jobId} label="导入" onRetry={() => void start()} />
      )}
      {!live.isBusy && (
        <>
          {report && (
            <Card title="将要导入">
              <p className={styles.facts}>
                <span>{nameOf(session.cityCode)}</span>
                <span>{session.fileName}</span>
                {session.modes.length > 1 && <span>{importModeNames[mode]}</span>}
                {!kindLabels[session.kind].isPlaceless && <span>坐标系 {crsLabels[session.crs]}</span>}
              </p>
              <ReportSummary report={report} />
            </Card>
          )}
          <RemovalNotice
            removal={removal}
            confirmation={needsConfirmation ? { isGiven: isConfirmed, onChange: setConfirmed } : undefined}
          />
          <Card title="来源与依据">
            <ProvenanceForm value={provenance} errors={isChecked ? errors : {}} onChange={setProvenance} />
          </Card>
        </>
      )}
      {!live.isBusy && (
        <StepFooter place={footer}>
          {isChecked && needsConfirmation && !isConfirmed ? (
            <span className={styles.errorText}>请先确认移除 {removalCount(removal)}</span>
          ) : (
            <span className={styles.quiet}>{outlook(session, nameOf(session.cityCode))}</span>
          )}
          <Button disabled={isStarting} onClick={() => goTo('check')}>
            上一步
          </Button>
          <Button type="primary" loading={isStarting} onClick={() => void start()}>
            导入
          </Button>
        </StepFooter>
      )}
    </div>
  );
}
