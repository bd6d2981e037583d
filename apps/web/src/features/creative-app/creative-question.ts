import type { CallInput } from '@ooh/contract/registry';
import { allParts } from '../../ui/address/address-values.ts';
import type { CreativeAddress } from './creative-address.ts';

/** What the filters of an address ask of creative applications. */
export function questionOf(address: CreativeAddress): CallInput<'app-analyse-creative/conditionQuery'> {
  const { tech, industry, media, form, city, brand, q } = address;
  return {
    techniques: allParts(tech),
    industries: allParts(industry),
    mediumIds: allParts(media).map(Number),
    forms: allParts(form),
    cityCodes: allParts(city),
    brandId: brand,
    keyword: q ?? '',
  };
}
