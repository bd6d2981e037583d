import { useCall } from '../../../api/use-call.ts';
import { CityPersons } from '../../../shared/figure/city-persons.tsx';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { asPersons, asShare } from '../../../ui/figure/figure-formats.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { crowdSubjects, ruleOfDraft, type CrowdDraft } from './crowd-rule.ts';
import styles from './view.module.css';

const restMs = 600;

/** A pack holds no more cities than this. */
const maxCities = 10;

interface EstimateProps {
  readonly draft: CrowdDraft;
  readonly cityCodes: readonly string[];
}

/** How many people the rule finds, asked when the form has rested. */
export function CrowdEstimateCard({ draft, cityCodes }: EstimateProps) {
  const { name: _name, ...asked } = draft;
  const settled = useDebouncedValue(asked, restMs);
  const found = useCall(
    'v1/crowd-packs/estimate',
    { cityCodes: cityCodes.slice(0, maxCities), rule: ruleOfDraft({ ...settled, name: '' }) },
    { keepPrevious: true, enabled: settled.ids.length > 0 },
  );
  if (draft.ids.length === 0)
    return <StateBlock kind="unselected" title={`选择${crowdSubjects[draft.of]}后显示人群规模`} />;
  if (found.error)
    return (
      <StateBlock
        kind="section-failed"
        title="预估失败"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <StateBlock kind="loading" rows={5} minHeight={160} />;
  const { summary, persons: size, share, cities, citiesWithoutPanel } = found.data;
  return (
    <div aria-busy={found.isFetching}>
      <p className={styles.chosenUnits}>
        <b>
          <FigureValue figure={size} format={asPersons} />
        </b>{' '}
        <small className={styles.quiet}>预估</small>
      </p>
      <p className={styles.quiet}>
        {intervalText(size, asPersons)} · 占所选城市 {figureText(share, asShare)}
      </p>
      <p>{summary}</p>
      <CityPersons {...{ cities, citiesWithoutPanel }} className={styles.quiet} />
      {cities[0] && <p className={styles.footnote}>{basisText(cities[0].basis)}</p>}
    </div>
  );
}
