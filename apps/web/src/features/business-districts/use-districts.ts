import { certain } from '@ooh/contract/core/certain';
import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallFailure } from '../../api/call-types.ts';
import { callForBody } from '../../api/use-call.ts';
import type { CrowdQuestion } from '../../shared/crowd-bar/crowd-address.ts';
import { factsOf } from './district-facts.ts';

type Page = CallOutput<'aoi-draw/selectCbdData'>;
type Question = Omit<CallInput<'aoi-draw/selectCbdData'>, 'pageNo' | 'pageSize'>;

const call = 'aoi-draw/selectCbdData';
const pageSize = 200;

/** The whole ranking: some cities have more business districts than a page. */
async function readAll(question: Question, signal: AbortSignal): Promise<Page> {
  const read = (pageNo: number) => callForBody(call, { ...question, pageNo, pageSize }, { signal });
  const first = await read(1);
  const rows = [...first.rows];
  for (let pageNo = 2; rows.length < first.total; pageNo += 1) {
    const page = await read(pageNo);
    if (page.rows.length === 0) break;
    rows.push(...page.rows);
  }
  return { ...first, rows };
}

function useRanking(question: Question | undefined, keepsPrevious = false) {
  return useQuery<Page, CallFailure>({
    queryKey: [call, 'all', question],
    queryFn: ({ signal }) => readAll(certain(question, 'question of the ranking'), signal),
    enabled: question !== undefined,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
  });
}

/** All business districts of a city with their figures, for one time and audience. */
export function useDistricts(question: CrowdQuestion) {
  const all = useRanking(question, true);
  // Without the audience: the ratio is one of all people, and known again when the audience changes.
  const ofDays = (dayType: 'workday' | 'weekend') =>
    all.data ? { ...question, targetAudience: { groups: [] }, dayType } : undefined;
  const workdays = useRanking(ofDays('workday'), true);
  const weekends = useRanking(ofDays('weekend'), true);
  const rows = useMemo(
    () => all.data && factsOf(all.data.rows, workdays.data?.rows, weekends.data?.rows),
    [all.data, workdays.data, weekends.data],
  );
  return {
    rows,
    answer: all.data,
    error: all.error,
    isBehind: all.isPlaceholderData,
    refetch: () => void Promise.all([all.refetch(), workdays.refetch(), weekends.refetch()]),
  };
}
