import { adcode, count, day, id, oneOf } from '../../ui/address/address-fields.ts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';
import { contactSorts } from '@ooh/contract/domain/media-contact';

export const packTabs = ['overview', 'space', 'preference', 'media'] as const;
export const packTabNames = {
  overview: '概览与画像',
  space: '空间分布',
  preference: '偏好',
  media: '触媒与线路',
} as const;
export const spaceRoles = ['residents', 'workers', 'present'] as const;
export const spaceUnits = ['district', 'cell'] as const;

const fields = {
  planId: id(),
  packId: id(),
  tab: oneOf(packTabs),
  /** City of the tabs that are about one. */
  city: adcode(),
  role: oneOf(spaceRoles),
  unit: oneOf(spaceUnits),
  /** First day and weeks of the media that are looked for. */
  from: day(),
  weeks: count(52),
  sort: oneOf(contactSorts),
};

/** A plan's crowd, or a saved pack and what is looked at of it. */
export const parsePackageAddress = addressReader(fields);
export type PackageAddress = ReadOf<typeof fields>;
