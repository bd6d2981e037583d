import type { CallOutput } from '@ooh/contract/registry';
import { Alert } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { CityPersons } from '../../../shared/figure/city-persons.tsx';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { PeopleFunnel } from '../../../shared/figure/people-funnel.tsx';
import { asPersons, asShare } from '../../../ui/figure/figure-formats.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import { ruleOfDraft, type PackDraft } from './pack-draft.ts';
import styles from './pack-create.module.css';

const restMs = 800;
const fewPersons = 1000;

function Found({ found }: { readonly found: CallOutput<'v1/crowd-packs/estimate'> }) {
  const { summary, persons, share, cities, steps, citiesWithoutPanel } = found;
  const everybody = cities.reduce((sum, { basis }) => sum + basis.universePersons, 0);
  const isSmall = persons.suppressed || (persons.value !== null && persons.value < fewPersons);
  return (
    <>
      <p className={styles.size} aria-live="polite">
        <FigureValue figure={persons} format={asPersons} />
      </p>
      <p className={styles.quiet}>
        预估 · {intervalText(persons, asPersons)} · 占所选城市 {figureText(share, asShare)}
      </p>
      {isSmall && <Alert type="warning" showIcon title="预计不足 1,000 人，画像将显示样本不足" />}
      <p>{summary}</p>
      {steps.length > 1 && (
        <PeopleFunnel
          name="逐条漏斗"
          steps={[
            { name: '所选城市全体', figure: { value: everybody, low: null, high: null, suppressed: false } },
            ...steps.map(({ text, personsSoFar }, at) => ({
              name: `${at + 1}. ${text}`,
              figure: personsSoFar,
            })),
          ]}
        />
      )}
      <CityPersons {...{ cities, citiesWithoutPanel }} className={styles.quiet} />
    </>
  );
}

/** How many people a rule finds while it is edited: asked when the form rests, dropped when it changes again. */
export function LiveEstimate({ draft }: { readonly draft: PackDraft }) {
  const settled = useDebouncedValue({ cityCodes: [...draft.cityCodes], rule: ruleOfDraft(draft) }, restMs);
  const isAsked = settled.cityCodes.length > 0 && settled.rule !== null;
  const found = useCall(
    'v1/crowd-packs/estimate',
    { cityCodes: settled.cityCodes, rule: settled.rule ?? { parts: [] } },
    { keepPrevious: true, enabled: isAsked },
  );
  const basis = isAsked ? found.data?.cities[0]?.basis : undefined;
  return (
    <Card title="实时预估" footer={basis && basisText(basis)}>
      {!isAsked ? (
        <StateBlock kind="unselected" title="选择城市并设置条件后显示人群规模" />
      ) : found.error || found.data === undefined ? (
        <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={6} />
      ) : (
        <div aria-busy={found.isFetching}>
          <Found found={found.data} />
        </div>
      )}
    </Card>
  );
}
