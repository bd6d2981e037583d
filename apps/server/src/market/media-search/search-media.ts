import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityCandidates, type CityCandidates } from './city-candidates.ts';
import { facetsOf } from './facets.ts';
import { matchUnits, type Candidate, type Matched, type MediaQuestion } from './match-units.ts';
import { presentUnits } from './present-unit.ts';
import { sortUnits } from './sort-units.ts';
import { summarise } from './summarise.ts';
import { cityFigures, type CityFigures } from './unit-figures.ts';
import { nextFreeOf } from './unit-vacancy.ts';

type Input = ParsedInput<'v1/media-inventory/search'>;

export interface FoundMedia {
  readonly city: CityCandidates;
  readonly matched: Matched;
  /** All rows, in the order asked for. */
  readonly rows: readonly Candidate[];
  /** Null where there are none, for the reason. */
  readonly figures: CityFigures | null;
  readonly figuresReason: string | null;
}

/** Everything of a city that a question asks for, sorted exactly over all rows. */
export async function findMedia(
  context: Context,
  user: Pick<SignedInUser, 'permission' | 'userId'>,
  asked: MediaQuestion & Pick<Input, 'sortBy' | 'isAscending'>,
): Promise<FoundMedia> {
  const city = await cityCandidates(context, user, asked);
  const found = await cityFigures(context, asked.cityCode, asked.targetAudience);
  const figures = typeof found === 'string' ? null : found;
  const matched = matchUnits(city.candidates, asked);
  return {
    city,
    matched,
    rows: sortUnits(matched.found, asked, { figures, bookings: city.bookings, today: city.today }),
    figures,
    figuresReason: typeof found === 'string' ? found : null,
  };
}

/** The sums of what was found. */
export const summaryOf = ({ rows, city }: Pick<FoundMedia, 'rows' | 'city'>) =>
  summarise(rows, ({ unit }) => nextFreeOf(unit, city.bookings, city.days));

/** One page of the media of a city, with facets and sums of all that match. */
export async function searchMedia(
  context: Context,
  user: Pick<SignedInUser, 'permission' | 'userId'>,
  input: Input,
): Promise<CallOutput<'v1/media-inventory/search'>> {
  const { pageNo, pageSize } = input;
  const found = await findMedia(context, user, input);
  const { city, matched, rows, figures, figuresReason } = found;
  const page = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return {
    rows: await presentUnits(context, page, city, figures),
    total: rows.length,
    pageNo,
    pageSize,
    facets: facetsOf(matched, await readMediaNames(context.db)),
    summary: summaryOf(found),
    basis: figures?.basis ?? null,
    figuresReason,
    isDemo: city.releases.isDemo,
  };
}
