import { noBoundaryText } from '@ooh/contract/domain/outside-city';
import { boundariesOf } from '../../boundary/boundaries.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { cityFence, type CityFence } from '@ooh/geo/city-fence';

const fences = new Map<string, CityFence>();

/** The fence of a city by its code. Refuses a city without a boundary. */
export async function fenceOfCity(cityCode: string): Promise<CityFence> {
  const known = fences.get(cityCode);
  if (known) return known;
  const { self } = await boundariesOf(cityCode);
  if (!self) throw new AppError('refused', noBoundaryText);
  const fence = cityFence(self.name, self.area);
  fences.set(cityCode, fence);
  return fence;
}
