import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { useMemo } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { allParts, listText } from '../../ui/address/address-values.ts';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { maxChosen, type DistrictAddress } from './district-address.ts';
import { usualMetric, type DistrictMetric } from './district-metric-keys.ts';
import { metricsFor, rankedDistricts } from './district-metrics.ts';
import { filterDistricts } from './filter-districts.ts';
import { useDistricts } from './use-districts.ts';

export interface DistrictSceneSource {
  readonly cityCode: string;
  readonly address: DistrictAddress;
  readonly onAddress: (address: DistrictAddress) => void;
}

/** Everything that map, ranking and charts share: what is asked, what is found, what is listed and what is chosen. */
export function useDistrictScene({ cityCode, address, onAddress }: DistrictSceneSource) {
  const question = useCrowdQuestion(cityCode, address);
  const hasAudience = isAudienceChosen(question.targetAudience);
  const found = useDistricts(question);
  const all = found.rows;
  const metric = metricsFor(hasAudience).find((each) => each === address.metric) ?? usualMetric;
  const isAscending = address.asc === true;
  const listed = useMemo(() => all && filterDistricts(all, address), [all, address]);
  const ranked = useMemo(
    () => listed && rankedDistricts(listed, metric, isAscending),
    [listed, metric, isAscending],
  );
  const chosen = useMemo(() => {
    const byId = new Map((all ?? []).map((row) => [row.areaId, row]));
    return allParts(address.ids).flatMap((id) => byId.get(id) ?? []);
  }, [all, address.ids]);
  const chosenIds = useMemo(() => new Set(chosen.map(({ areaId }) => areaId)), [chosen]);
  const choose = (ids: readonly string[]) => {
    if (ids.length > maxChosen) notifyBriefly({ kind: 'info', title: `最多选择 ${maxChosen} 个商圈` });
    onAddress({ ...address, city: cityCode, ids: listText(ids.slice(0, maxChosen)) });
  };
  const toggle = (id: string) => {
    if (!all?.some(({ areaId }) => areaId === id)) return;
    const others = [...chosenIds].filter((each) => each !== id);
    choose(chosenIds.has(id) ? others : [...others, id]);
  };
  /** Adds listed districts to the chosen ones. */
  const add = (ids: readonly string[]) => {
    const known = new Set((listed ?? []).map(({ areaId }) => areaId));
    const more = ids.filter((id) => known.has(id) && !chosenIds.has(id));
    if (more.length === 0) notifyBriefly({ kind: 'info', title: '范围内没有可选的商圈' });
    else choose([...chosenIds, ...more]);
  };
  const rankBy = (value: DistrictMetric, asc: boolean) =>
    onAddress({
      ...address,
      city: cityCode,
      metric: value === usualMetric ? undefined : value,
      asc: asc || undefined,
      page: undefined,
    });
  return {
    ...found,
    question,
    hasAudience,
    all,
    metric,
    isAscending,
    listed,
    ranked,
    chosen,
    chosenIds,
    choose,
    toggle,
    add,
    rankBy,
  };
}

export type DistrictScene = ReturnType<typeof useDistrictScene>;
