import { useEffect, useRef, useState } from 'react';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { StepFrame } from '../../ui/page/step-frame.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { CheckStep } from './check-step/check-step.tsx';
import { FileStep } from './file-step/file-step.tsx';
import {
  importHref,
  importSteps,
  importStepTitles,
  issueList,
  type ImportAddress,
  type ImportStep,
} from './import-address.ts';
import { shownStep } from './import-step.ts';
import styles from './import-wizard.module.css';
import { MappingStep } from './mapping-step/mapping-step.tsx';
import { RunStep } from './run-step/run-step.tsx';
import { useImportSession, type LiveImport } from './use-import-session.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';

export interface ImportWizardProps {
  readonly address: ImportAddress;
  readonly onAddress: OnAddress<ImportAddress>;
}

/** What a step gets: the import and the way on. */
export interface StepProps extends ImportWizardProps {
  readonly live: LiveImport;
  readonly goTo: (step: ImportStep) => void;
  /** Where the step puts its buttons: the bar at the bottom of the page. */
  readonly footer: HTMLElement | null;
}

/** Moves the focus to the top when another step takes the place of the one with the focused button. */
function useStepFocus(step: ImportStep, footer: HTMLElement | null): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = footer?.closest('[data-active-page]')?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [step, footer]);
}

const steps = importSteps.map((step) => importStepTitles[step]);

/** Import of a file in four steps; address and server hold where it stands, so that one may leave and return. */
export function ImportWizard({ address, onAddress }: ImportWizardProps) {
  const { importId } = address;
  const live = useImportSession(importId);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { session } = live;
  const step = shownStep(address.step, session);
  useStepFocus(step, footer);
  if (importId !== undefined && session === undefined) {
    return (
      <>
        <PageHeader title="导入数据" />
        {live.error ? (
          <StateBlock kind="section-failed" title="无法打开此导入" error={live.error} onRetry={live.retry} />
        ) : (
          <StateBlock kind="loading" rows={8} minHeight={360} />
        )}
        {live.error && (
          <p className={styles.after}>
            <HrefButton href={importHref({})}>重新选择文件</HrefButton>
          </p>
        )}
      </>
    );
  }
  const isSettled = session?.state === 'importing' || session?.state === 'imported';
  const goTo = (next: ImportStep) => onAddress({ ...issueList.cleared(address), step: next });
  const stepProps = { live, goTo, footer, address, onAddress };
  return (
    <StepFrame
      title="导入数据"
      steps={steps}
      current={importSteps.indexOf(step)}
      onStep={isSettled || live.isBusy ? undefined : (index) => goTo(importSteps[index])}
      aside={
        <>
          {session && <span className={styles.fileName}>{session.fileName}</span>}
          <output className="visually-hidden">
            第 {importSteps.indexOf(step) + 1} 步，共 {importSteps.length} 步：{importStepTitles[step]}
          </output>
        </>
      }
      footer={<div className={styles.footer} ref={setFooter} />}
    >
      {step === 'file' && <FileStep {...stepProps} />}
      {step === 'mapping' && session && <MappingStep {...stepProps} session={session} />}
      {step === 'check' && session && <CheckStep {...stepProps} session={session} />}
      {step === 'run' && session && <RunStep {...stepProps} session={session} />}
    </StepFrame>
  );
}
