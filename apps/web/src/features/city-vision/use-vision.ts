import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import { useShownUnit } from './use-shown-unit.ts';
import type { VisionAddress } from './vision-address.ts';
import { isOfAudience } from './vision-metric-keys.ts';
import { rowsOfHour, rowsOfWindow } from './vision-row.ts';

/** How long the hour rests before its intervals are asked for, ms. */
const pauseMs = 500;
const maxAreas = 5000;

/** Everything that map, ranking and comparison share: what is asked, and the areas with their figures. */
export function useVision(cityCode: string, address: VisionAddress) {
  const question = useCrowdQuestion(cityCode, address);
  const { targetAudience, dayType, month, role = 'present' } = question;
  const hasAudience = isAudienceChosen(targetAudience);
  const { unit, isReplaced } = useShownUnit(cityCode, address.unit ?? 'cell');
  // Who lives or works somewhere does so at all hours.
  const hasHours = role === 'present' || role === 'visitors';
  const at = hasHours && address.at !== undefined && address.at < 24 ? address.at : undefined;
  const asked = useMemo(
    () => (at === undefined ? question : { ...question, fromHour: at, toHour: at + 1 }),
    [question, at],
  );
  const settled = useDebouncedValue(asked, at === undefined ? 0 : pauseMs);
  const { targetAudience: _audience, ...times } = settled;
  const options = { keepPrevious: true };
  const place = { unit, limit: maxAreas };
  const heat = useCall('city-perspective/getAreaSumHeatData', { ...times, ...place }, options);
  const taHeat = useCall(
    'city-perspective/getTaAreaSumHeatData',
    { ...settled, ...place },
    { ...options, enabled: hasAudience },
  );
  const hours = useCall(
    'v1/city-perspective/hours',
    {
      cityCode,
      dayType,
      targetAudience,
      unit,
      role: role === 'visitors' ? 'visitors' : 'present',
      ...(month !== undefined && { month }),
    },
    options,
  );
  const target = hasAudience ? taHeat.data : undefined;
  const isSettled =
    JSON.stringify(settled) === JSON.stringify(asked) &&
    !heat.isPlaceholderData &&
    !(hasAudience && (target === undefined || taHeat.isPlaceholderData));
  const rows = useMemo(() => {
    if (at !== undefined && !isSettled && hours.data !== undefined)
      return rowsOfHour(hours.data, at, hasAudience ? { cityShare: target?.cityShare.value ?? null } : null);
    return rowsOfWindow({ hours: hours.data, heat: heat.data, taHeat: target });
  }, [at, isSettled, hours.data, heat.data, target, hasAudience]);
  const usual = hasAudience ? 'taConcentrationPeople' : 'persons';
  const metric =
    address.metric !== undefined && (hasAudience || !isOfAudience(address.metric)) ? address.metric : usual;
  return {
    question,
    asked,
    hasAudience,
    role,
    unit,
    isReplaced,
    hasHours,
    at,
    hours: hours.data,
    hoursError: hours.error,
    heat: heat.data,
    rows,
    metric,
    isBehind:
      heat.isPlaceholderData ||
      taHeat.isPlaceholderData ||
      (hasAudience && taHeat.isFetching && target === undefined) ||
      hours.isPlaceholderData,
    error: heat.error ?? (hasAudience ? taHeat.error : null),
    retry: () =>
      void Promise.all([heat.refetch(), hours.refetch(), ...(hasAudience ? [taHeat.refetch()] : [])]),
  };
}

export type Vision = ReturnType<typeof useVision>;
