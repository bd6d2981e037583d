import type { ClosingPlaces } from '@ooh/report/closing-report-facts';
import type { DeckPage } from '@ooh/report/deck-page';
import type { ReportPage } from '@ooh/report/report-page';
import type { Context } from '../context.ts';
import { planMap } from './plan-map.ts';

const placesPage = 'closing-places';
const legend = '越深覆盖率越高；编号同右表';

/**
 * The pages of a closing report as files have them: where the screen draws what was covered as bars, a file has a map of
 * the city, areas the darker the more of the audience there was reached. The areas of the table carry its numbers.
 */
export async function withPlacesMap(
  context: Context,
  pages: readonly ReportPage[],
  places: ClosingPlaces | null,
): Promise<readonly DeckPage[]> {
  if (places === null || pages.every(({ pageId }) => pageId !== placesPage)) return pages;
  const covered = places.shapes.flatMap(({ areaId, name, ring, actualCoverage }) =>
    actualCoverage === null ? [] : [{ areaId, name, ring, coverage: actualCoverage }],
  );
  const most = Math.max(...covered.map(({ coverage }) => coverage));
  if (covered.length === 0 || most <= 0) return pages;
  const listed = places.rows.filter(({ actualCoverage }) => actualCoverage.value !== null);
  const numbers = new Map(listed.map(({ areaId }, i) => [areaId, String(i + 1)]));
  const map = await planMap(context, {
    cityCode: places.cityCode,
    ways: [],
    points: [],
    zones: covered.map(({ areaId, name, ring, coverage }) => ({
      name,
      mark: numbers.get(areaId) ?? '',
      share: coverage / most,
      rings: [ring],
    })),
  });
  if (map === null) return pages;
  return pages.map((page): DeckPage => {
    if (page.pageId !== placesPage) return page;
    const others = page.blocks.filter(({ kind }) => kind !== 'chart');
    // What the map says of itself needs the room of the line below; the other pages name the data.
    const said = page.source.split('；');
    const source = [said[0], said.at(-1)].join('；');
    return { ...page, source, blocks: [{ kind: 'map', map, legend }, ...others] };
  });
}
