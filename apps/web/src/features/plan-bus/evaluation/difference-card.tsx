import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { usePaced } from '../../../ui/timing/use-paced.ts';
import { useCityScene } from '../city-scene.ts';
import { comparisonBases, prepareDifference, type ComparisonBase } from '../prepare-difference.ts';
import ownStyles from './difference-card.module.css';
import styles from './evaluation.module.css';

/** Longer than between quick edits: the evaluation of the next edit comes first. */
const paceMs = 700;
const keptMs = 5 * 60_000;

function Difference({ base }: { readonly base: ComparisonBase }) {
  const { plan, city, delivery, live } = useCityScene();
  const after = usePaced(delivery, paceMs);
  const { planId } = plan.row;
  const { cityCode } = city;
  const input = useMemo(
    () => ({ planId, cityCode, before: base.delivery, after }),
    [planId, cityCode, base.delivery, after],
  );
  const isResting = after === delivery && !live.isComputing;
  const { data, error, isFetching } = useCall('v1/bus-plan/compare', input, {
    // Both would ask the engine at once, and a person waits for the evaluation.
    enabled: isResting,
    keepPrevious: true,
    staleMs: keptMs,
  });
  // The evaluation above says what is wrong with the delivery.
  if (error) return null;
  const view = data && prepareDifference(data);
  return (
    <div aria-live="polite" aria-busy={isFetching || !isResting}>
      {view ? (
        <StatusTag tone={view.tone} text={view.verdict} />
      ) : (
        <span className={styles.quiet}>比较中…</span>
      )}
      {view?.facts.map((fact) => (
        <p key={fact} className={ownStyles.fact}>
          {fact}
        </p>
      ))}
    </div>
  );
}

/** The delivery on screen against the saved or the computed one: the same panel persons, so a paired interval. */
export function DifferenceCard() {
  const { draft } = useCityScene();
  const [chosen, setChosen] = useState<ComparisonBase['key']>('saved');
  const bases = comparisonBases(draft);
  const base = bases.find((candidate) => candidate.key === chosen) ?? bases[0];
  if (base === undefined) return null;
  return (
    <section className={ownStyles.difference} aria-label="方案比较">
      <div className={ownStyles.differenceHead}>
        <h3>{bases.length === 1 ? `较${base.name}方案` : '比较'}</h3>
        {bases.length > 1 && (
          <Segmented
            size="small"
            aria-label="比较对象"
            value={base.key}
            onChange={setChosen}
            options={bases.map(({ key, name }) => ({ value: key, label: `较${name}` }))}
          />
        )}
      </div>
      <Difference base={base} />
    </section>
  );
}
