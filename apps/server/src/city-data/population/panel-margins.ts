import { z } from 'zod';
import type { PanelMargin } from '@ooh/contract/domain/data-release';
import { cityFactsOf, metroAccessOf, type CityFacts } from '@ooh/reference/facts/city-facts';
import { highTierCity } from '../../reference/region/regions.ts';
import type { DataReleaseRow } from '../release/data-release-store.ts';

/** Name in a generated panel's parameters of the populations that it was made with. */
export const populationParameter = 'populationSource';

/** Where imported populations of a panel are from. */
export const populationSource = z.object({
  releaseNo: z.string(),
  source: z.string(),
  fileName: z.string().nullable(),
  /** YYYY-MM-DD. */
  importedOn: z.string(),
  /** Districts of the file, and of the city. */
  districts: z.int(),
  ofDistricts: z.int(),
  hasSexes: z.boolean(),
  hasAges: z.boolean(),
});
export type PopulationSource = z.infer<typeof populationSource>;

const census = '第七次全国人口普查公报';
const censusYear = '2020';
/** The city whose sex and share of children are published; its finer bands of age are estimated from these. */
const publishedMargins = new Set(['440300']);

/** The file in words: 分区人口.csv（R-440300-district-populations-1，统计局，按行政区 10/10）. */
export function populationText({ fileName, releaseNo, source, districts, ofDistricts }: PopulationSource) {
  const from = fileName === null || fileName === source ? '' : `，${source}`;
  return `「${fileName ?? source}」（${releaseNo}${from}，${districts}/${ofDistricts} 个行政区）`;
}

/** From this version of the simulator on people ride the metro as far as their city has one. */
const followsMetro = z.object({ simulatorVersion: z.int().min(7) });

function metroMargin(facts: CityFacts, parameters: unknown): PanelMargin {
  const name = '地铁出行';
  if (!followsMetro.safeParse(parameters).success)
    return { name, nature: '假设', source: '各城市同一比例，不论有无地铁', asOf: null };
  if (facts.tier === '其他')
    return { name, nature: '假设', source: '没有该城市的地铁资料，按无人乘地铁计', asOf: null };
  const access = metroAccessOf(facts);
  const source =
    facts.metro === null || access === 0
      ? '没有运营的地铁线路，无人乘地铁'
      : access === 1
        ? `每百万常住人口的运营里程（共 ${facts.metro.kilometers} 公里）不低于上海、深圳，出行比例取两城的假设值`
        : `每百万常住人口的运营里程（共 ${facts.metro.kilometers} 公里）为上海、深圳的 ${Math.round(100 * access)}%，出行比例同比减少`;
  return { name, nature: '推演', source, asOf: '2026' };
}

/** What the people of a generated panel follow, margin by margin; nothing of an imported panel, which brings its own weights. */
export function marginsOfPanel({ kind, is_demo, city_code, parameters }: DataReleaseRow): PanelMargin[] {
  if (kind !== 'panel' || !is_demo) return [];
  const adcode = highTierCity(city_code)?.adcode ?? city_code;
  const facts = cityFactsOf(adcode);
  const given = populationSource.safeParse(parameters[populationParameter]).data;
  const isPublished = publishedMargins.has(adcode);
  const imported = (name: string, isGiven: boolean, otherwise: Omit<PanelMargin, 'name'>): PanelMargin =>
    given !== undefined && isGiven
      ? { name, nature: '导入', source: populationText(given), asOf: given.importedOn }
      : { name, ...otherwise };
  const byTier = (what: string) => ({
    nature: '假设' as const,
    source: `${facts.tier}城市的一般${what}，参照全国 ${censusYear} 年结构`,
    asOf: null,
  });
  return [
    imported('分区常住人口', true, {
      nature: facts.districts.length > 0 ? '公布' : '推演',
      source: facts.districts.length > 0 ? census : '公布的全市常住人口，一半均分、一半按建成区权重分到各区',
      asOf: facts.districts.length > 0 ? censusYear : '2024',
    }),
    imported(
      '15 岁及以上占比',
      given?.hasAges === true,
      isPublished ? { nature: '公布', source: census, asOf: censusYear } : byTier('占比'),
    ),
    imported(
      '性别',
      given?.hasSexes === true,
      isPublished ? { nature: '公布', source: census, asOf: censusYear } : byTier('性别比'),
    ),
    imported(
      '年龄段',
      given?.hasAges === true,
      isPublished
        ? { nature: '推演', source: `由${census}的年龄组细分`, asOf: censusYear }
        : byTier('年龄结构'),
    ),
    {
      name: '学历',
      ...(isPublished
        ? { nature: '推演' as const, source: `由${census}的受教育程度细分`, asOf: censusYear }
        : byTier('学历结构')),
    },
    metroMargin(facts, parameters),
  ];
}
