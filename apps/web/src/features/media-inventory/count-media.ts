import { callForBody } from '../../api/use-call.ts';
import { orderOf, placesOf, questionOf, type MediaAddress } from './media-address.ts';

/** How many media an address finds; `stored` are the places of the set that it names. */
export async function countMedia(
  cityCode: string,
  address: MediaAddress,
  stored: ReturnType<typeof placesOf>,
): Promise<number> {
  const places = address.set === undefined ? placesOf(address) : stored;
  const input = { ...questionOf(cityCode, address, places), ...orderOf(address), pageSize: 1 };
  return (await callForBody('v1/media-inventory/search', input)).total;
}
