import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { usePaced } from '../../ui/timing/use-paced.ts';
import { exampleDraft, inputOf } from './calculator-draft.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import styles from './calculator.module.css';

const paceMs = 150;

/** Exposure by the group standard T/CCSA 738, beginning with its own example. */
export function Calculator() {
  const [draft, setDraft] = useState(exampleDraft);
  const paced = usePaced(draft, paceMs);
  const input = inputOf(paced);
  const { data, error, isFetching, refetch } = useCall(
    'v1/standard-738/calculate',
    input ?? { adSeconds: 1, shareOfTime: 0 },
    { enabled: input !== null, keepPrevious: true },
  );
  return (
    <div className={styles.calculator}>
      <CalculatorForm draft={draft} onChange={setDraft} />
      {error && <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <StateBlock kind="loading" rows={6} />}
      {!error && data && (
        <CalculatorResult
          result={data}
          isStale={isFetching || draft !== paced || input === null}
          onAdopt={(thresholdSeconds) => setDraft({ ...draft, thresholdSeconds })}
        />
      )}
    </div>
  );
}
