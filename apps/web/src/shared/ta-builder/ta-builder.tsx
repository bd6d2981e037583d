import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { ChosenPack } from './chosen-pack.tsx';
import { ConditionGroups } from './condition-groups.tsx';
import { CrowdEstimate } from './crowd-estimate.tsx';
import { clampPlace, labelsAt, toggleLabel, type Place } from './edit-audience.ts';
import { labelsOf, namesOf } from './label-index.ts';
import { LabelTree } from './label-tree.tsx';
import { useAudienceSentence } from './pack-choices.ts';
import { PackList } from './pack-list.tsx';
import styles from './ta-builder.module.css';

/** The crowd labels with their share in the cities, and their names by id. */
export function useCrowdLabels(cityCodes: readonly string[]) {
  const options = { staleMs: 10 * 60_000 };
  const sorted = [...cityCodes].sort();
  // Names are there at once; the shares in the chosen cities are counted by the service and follow.
  const plain = useCall('common/getCrowdLabelList', {}, options);
  const shares = useCall(
    'common/getCrowdLabelList',
    { cityCodes: sorted },
    { ...options, enabled: sorted.length > 0, keepPrevious: true },
  );
  const tree = shares.data ?? plain.data;
  const labels = useMemo(() => (tree ? labelsOf(tree) : undefined), [tree]);
  const isOnItsWay = labels === undefined && plain.error === null;
  const nameOf = useMemo(() => (isOnItsWay ? () => '…' : namesOf(labels ?? [])), [labels, isOnItsWay]);
  return { labels, nameOf, error: plain.error, retry: () => void plain.refetch() };
}

export interface TaBuilderProps {
  readonly value: TargetAudience;
  readonly onChange: (audience: TargetAudience) => void;
  readonly cityCodes: readonly string[];
  readonly cityName: (cityCode: string) => string;
  /** True where only a rule over labels will do. */
  readonly isOfLabels?: boolean;
}

type Source = 'labels' | 'packs';

/** Target audience: labels or packs at the left, the rule in the middle, its live size at the right. */
export function TaBuilder({ value, onChange, cityCodes, cityName, isOfLabels = false }: TaBuilderProps) {
  const [source, setSource] = useState<Source>(value.packId === undefined ? 'labels' : 'packs');
  const [wanted, setPlace] = useState<Place>({ group: 0, condition: 0 });
  const place = clampPlace(value, wanted);
  const { labels, nameOf, error, retry } = useCrowdLabels(cityCodes);
  const sentence = useAudienceSentence(value, nameOf);
  if (error && !labels) {
    return <StateBlock kind="section-failed" title="人群标签加载失败" error={error} onRetry={retry} />;
  }
  if (!labels) return <StateBlock kind="loading" rows={8} minHeight={420} />;
  return (
    <div className={styles.builder}>
      <section aria-label={source === 'labels' ? '人群标签' : '人群包'}>
        {isOfLabels ? (
          <h3>人群标签</h3>
        ) : (
          <Segmented<Source>
            block
            className={styles.source}
            aria-label="目标人群的来源"
            value={source}
            onChange={setSource}
            options={[
              { label: '人群标签', value: 'labels' },
              { label: '人群包', value: 'packs' },
            ]}
          />
        )}
        {source === 'packs' && (
          <PackList
            packId={value.packId}
            cityCodes={cityCodes}
            cityName={cityName}
            onChoose={({ packId, name }) => onChange({ groups: [], packId, packName: name })}
          />
        )}
        {source === 'labels' && (
          <LabelTree
            labels={labels}
            chosen={labelsAt(value, place)}
            target={`条件组 ${place.group + 1} 的条件 ${place.condition + 1}`}
            onToggle={(labelId) => {
              setPlace(place);
              onChange(toggleLabel(value, place, labelId));
            }}
          />
        )}
      </section>
      <section aria-label="人群条件" className={styles.centre}>
        <div className={styles.centreHead}>
          <h3>人群条件</h3>
          <Button size="small" disabled={!isAudienceChosen(value)} onClick={() => onChange({ groups: [] })}>
            清空为全体人群
          </Button>
        </div>
        <p className={styles.sentence} aria-live="polite">
          {sentence}
        </p>
        {value.packId === undefined ? (
          <ConditionGroups
            value={value}
            place={place}
            nameOf={nameOf}
            onChange={onChange}
            onPlace={setPlace}
          />
        ) : (
          <ChosenPack value={value} cityName={cityName} />
        )}
      </section>
      <section aria-label="人群规模预估">
        <h3>规模预估</h3>
        <CrowdEstimate targetAudience={value} cityCodes={cityCodes} cityName={cityName} />
      </section>
    </div>
  );
}
