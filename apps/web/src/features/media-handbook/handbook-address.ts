import { adcode, count, day, matching, oneOf } from '../../ui/address/address-fields.ts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';

export const handbookTabs = ['about', 'spec', 'rates', 'cities', 'cases', 'monitoring'] as const;
export const handbookTabNames = {
  about: '概览',
  spec: '规格与制作',
  rates: '刊例与政策',
  cities: '城市分布',
  cases: '案例',
  monitoring: '监播标准',
} as const;

const fields = {
  medium: count(10_000),
  form: count(10_000),
  tab: oneOf(handbookTabs),
  city: adcode(),
  /** First day of posting, from which deadlines are counted. */
  from: day(),
  /** Brand whose look the picture has. */
  as: matching(/^[\w-]{1,64}$/),
};

/** A medium and one of its forms. */
export const parseHandbook = addressReader(fields);
export type HandbookAddress = ReadOf<typeof fields>;
