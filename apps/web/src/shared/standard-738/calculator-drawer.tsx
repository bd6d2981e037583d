import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { usePaced } from '../../ui/timing/use-paced.ts';
import { exampleDraft, inputOf } from './calculator-draft.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import styles from './calculator.module.css';

const paceMs = 150;

function Calculator() {
  const [draft, setDraft] = useState(exampleDraft);
  const paced = usePaced(draft, paceMs);
  const input = inputOf(paced);
  const { data, error, isFetching, refetch } = useCall(
    'v1/standard-738/calculate',
    input ?? { adSeconds: 1, shareOfTime: 0 },
    { enabled: input !== null, quiet: true, keepPrevious: true },
  );
  return (
    <div className={styles.calculator}>
      <CalculatorForm draft={draft} onChange={setDraft} />
      {error && <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void refetch()} />}
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

/** A button that opens the exposure calculator of the group standard T/CCSA 738. */
export function CalculatorButton({ size }: { readonly size?: 'small' | 'middle' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)} aria-haspopup="dialog">
        曝光计算器
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title="曝光计算器 · T/CCSA 738"
        size={880}
        destroyOnHidden
      >
        <Calculator />
      </Drawer>
    </>
  );
}
