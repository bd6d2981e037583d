import type { CallOutput } from '@ooh/contract/registry';
import { sentenceOf, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { useCall } from '../../api/use-call.ts';

export type PackChoice = CallOutput<'v1/crowd-packs/choices'>[number];

/** The packs that the user may take for an audience. */
export const usePackChoices = (enabled = true) =>
  useCall('v1/crowd-packs/choices', {}, { enabled, staleMs: 60_000 });

/** The audience in words; the name of a pack that an address alone names is looked up. */
export function useAudienceSentence(audience: TargetAudience, nameOf: (labelId: number) => string): string {
  const { packId, packName } = audience;
  const { data } = usePackChoices(packId !== undefined && packName === undefined);
  const name = packName ?? data?.find((pack) => pack.packId === packId)?.name;
  if (packId !== undefined && name === undefined) return '人群包';
  return sentenceOf(name === undefined ? audience : { ...audience, packName: name }, nameOf);
}

/** Cities that a pack does not have. */
export const citiesOutside = ({ cityCodes }: PackChoice, wanted: readonly string[]): string[] =>
  cityCodes === null ? [] : wanted.filter((city) => !cityCodes.includes(city));

/** Packs whose name or rule holds the text. */
export function searchPacks(packs: readonly PackChoice[], text: string): PackChoice[] {
  const query = text.trim().toLowerCase();
  return packs.filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(query));
}
