/**
 * What is declared about a city before anything is generated: populations, margins, named places.
 * Every figure that is not a published fact is a declared parameter; docs/methods/city-simulator.md lists both.
 */
import { cityTierOf, highTierCities, type CityTier } from './high-tier-cities.ts';
import { shanghaiBusinessDistricts, wuhanBusinessDistricts } from './business-districts.ts';
import {
  chengduDistricts,
  hangzhouDistricts,
  qingdaoDistricts,
  suzhouDistricts,
  wuhanDistricts,
  xiamenDistricts,
  zhuhaiDistricts,
} from './census-districts.ts';
import { beijingDistricts, guangzhouDistricts, shanghaiDistricts } from './district-populations.ts';
import { shenzhenBusinessDistricts, shenzhenDistricts, shenzhenMainRoads } from './shenzhen.ts';

export interface DistrictFact {
  readonly adcode: string;
  /** Name without 区, 新区 or 县. */
  readonly name: string;
  readonly residents: number;
  /** Relative income of residents: 0 is the city's mean, in standard deviations of a person. */
  readonly affluence: number;
  /** > 0: older than the city, < 0: younger. */
  readonly ageTilt: number;
  /** Name of the district that includes it where it has no polygon of its own. */
  readonly within?: string;
}

export interface PlaceFact {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  readonly radiusMeters: number;
  /** Relative weights of office jobs and of shops. */
  readonly jobs: number;
  readonly shops: number;
}

/** Of urban roads, by the design standard CJJ 37: 快速路, 主干路, 次干路, 支路. */
export type RoadClass = '快速路' | '主干路' | '次干路' | '支路';

export interface RoadFact {
  readonly name: string;
  readonly roadClass: RoadClass;
  readonly waypoints: readonly (readonly [number, number])[];
}

export interface MetroFact {
  readonly lines: number;
  readonly stations: number;
  readonly kilometers: number;
}

/** Shares of the adult population (15+); every list sums to 1. Orders follow the label tree. */
export interface PopulationMargins {
  /** Residents of 15 and over ÷ all residents. */
  readonly adultShare: number;
  readonly male: number;
  /** 15–17, 18–24, 25–35, 36–45, 46–55, 56+. */
  readonly age: readonly number[];
  /** 初中及以下, 高中/中专, 大专, 本科, 硕士及以上. */
  readonly education: readonly number[];
}

export interface CityFacts {
  readonly adcode: string;
  /** '其他' outside the 49 high-tier cities. */
  readonly tier: CityTier | '其他';
  /** Null when unknown: the caller must then supply residents by district. */
  readonly residents: number | null;
  /** Empty when no district figures are declared. */
  readonly districts: readonly DistrictFact[];
  readonly margins: PopulationMargins;
  readonly businessDistricts: readonly PlaceFact[];
  readonly mainRoads: readonly RoadFact[];
  /** Size of the metro network in operation; null without one. */
  readonly metro: MetroFact | null;
  /** Share of people whose household has a car. */
  readonly carShare: number;
  /** Straight-line kilometres between home and work: median and spread of the logarithm. */
  readonly commuteMedianKm: number;
  readonly commuteSigma: number;
}

/** Published: 0–14, 60+, sex and the two upper classes of education. The finer splits are estimates. */
const shenzhenMargins: PopulationMargins = {
  adultShare: 1 - 0.1511,
  male: 0.5504,
  age: [0.026, 0.126, 0.36, 0.226, 0.164, 0.098],
  education: [0.4164, 0.2437, 0.1549, 0.159, 0.026],
};

/** National structure of 2020 (0–14: 17.95 %, male 51.24 %), moved towards large cities; estimates. */
const tierMargins: Record<CityFacts['tier'], PopulationMargins> = {
  一线: {
    adultShare: 0.88,
    male: 0.516,
    age: [0.022, 0.104, 0.238, 0.19, 0.17, 0.276],
    education: [0.36, 0.22, 0.17, 0.2, 0.05],
  },
  新一线: {
    adultShare: 0.86,
    male: 0.511,
    age: [0.027, 0.112, 0.218, 0.181, 0.182, 0.28],
    education: [0.44, 0.23, 0.15, 0.155, 0.025],
  },
  二线: {
    adultShare: 0.845,
    male: 0.511,
    age: [0.032, 0.104, 0.199, 0.173, 0.19, 0.302],
    education: [0.51, 0.22, 0.13, 0.125, 0.015],
  },
  其他: {
    adultShare: 0.82,
    male: 0.511,
    age: [0.038, 0.093, 0.179, 0.163, 0.198, 0.329],
    education: [0.61, 0.2, 0.1, 0.083, 0.007],
  },
};

const carShares: Record<CityFacts['tier'], number> = { 一线: 0.36, 新一线: 0.42, 二线: 0.43, 其他: 0.38 };
const commuteMedians: Record<CityFacts['tier'], number> = { 一线: 5.2, 新一线: 5.1, 二线: 4.6, 其他: 3.8 };

/** Kilometres of metro for a million residents from which people ride as they do in 上海 and 深圳, which have so many. */
const fullMetroDensity = 33;

/**
 * How much people can ride the metro, 0–1: kilometres in operation for a million residents ÷ those of 上海 and 深圳, at
 * most 1; 0 without a metro. Modelled: ridership is not published by city in one place.
 */
export function metroAccessOf({ metro, residents }: Pick<CityFacts, 'metro' | 'residents'>): number {
  if (metro === null || residents === null) return 0;
  return Math.min(1, metro.kilometers / (residents / 1_000_000) / fullMetroDensity);
}

/** The declared facts of a city; every adcode has at least those of its tier. */
export function cityFactsOf(adcode: string): CityFacts {
  const tier = cityTierOf(adcode) ?? '其他';
  const listed = highTierCities.find((city) => city.adcode === adcode);
  const general: CityFacts = {
    adcode,
    tier,
    residents: listed === undefined ? null : listed.populationWan * 10_000,
    districts: [],
    margins: tierMargins[tier],
    businessDistricts: [],
    mainRoads: [],
    metro:
      listed === undefined || listed.metroLines === 0
        ? null
        : {
            lines: listed.metroLines,
            stations: listed.metroStations,
            kilometers: listed.metroKilometers,
          },
    carShare: carShares[tier],
    commuteMedianKm: commuteMedians[tier],
    commuteSigma: 0.78,
  };
  const own = ownFacts[adcode];
  if (own === undefined) return general;
  const { districts = [] } = own;
  const counted = districts.reduce((sum, district) => sum + district.residents, 0);
  return { ...general, ...own, residents: districts.length > 0 ? counted : general.residents };
}

/** Declared facts beyond those of the tier. */
const ownFacts: Readonly<Record<string, Partial<Omit<CityFacts, 'adcode' | 'tier' | 'residents'>>>> = {
  '440300': {
    districts: shenzhenDistricts,
    margins: shenzhenMargins,
    businessDistricts: shenzhenBusinessDistricts,
    mainRoads: shenzhenMainRoads,
    carShare: 0.34,
    commuteMedianKm: 5.1,
  },
  '310000': { districts: shanghaiDistricts, businessDistricts: shanghaiBusinessDistricts },
  '110000': { districts: beijingDistricts },
  '440100': { districts: guangzhouDistricts },
  '420100': { districts: wuhanDistricts, businessDistricts: wuhanBusinessDistricts },
  '510100': { districts: chengduDistricts },
  '330100': { districts: hangzhouDistricts },
  '320500': { districts: suzhouDistricts },
  '350200': { districts: xiamenDistricts },
  '370200': { districts: qingdaoDistricts },
  '440400': { districts: zhuhaiDistricts },
};
