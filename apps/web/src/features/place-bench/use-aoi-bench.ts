import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { useCall } from '../../api/use-call.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { crowdWords } from '../../shared/crowd-bar/crowd-words.ts';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { benchList } from './bench-address.ts';
import type { BenchProps } from './bench-frame.tsx';

/** What a bench of AOIs asks, in words too, the list of its address and the types of the city's AOIs. */
export function useAoiBench(name: string, { cityCode, address, onAddress }: BenchProps) {
  const cityName = useCityNames()(cityCode);
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const question = useCrowdQuestion(cityCode, address);
  const { targetAudience } = question;
  const page = useListPage(benchList, { name, address: { ...address, city: cityCode }, onAddress });
  const tags = useCall('aoi-draw/selectRegionIdTag', { cityCode }, { staleMs: 10 * 60_000 });
  return {
    name,
    cityName,
    question,
    hasAudience: isAudienceChosen(targetAudience),
    words: crowdWords(question, useAudienceSentence(targetAudience, labelName)),
    page,
    types: (tags.data?.aoiTypes ?? []).map(({ tag, count }) => ({ name: tag, count })),
    onOpen: (aoi: string) => onAddress({ ...address, city: cityCode, aoi }),
  };
}

export type AoiBenchState = ReturnType<typeof useAoiBench>;
