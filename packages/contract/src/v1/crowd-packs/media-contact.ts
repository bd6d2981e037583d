import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit } from '../../domain/crowd-pack.ts';
import { basis, figure } from '../../domain/figure.ts';
import { contactGroup, contactSorts, contactUnit } from '../../domain/media-contact.ts';
import { orderDay } from '../../domain/media-order.ts';
import { mediaInventoryGroup } from '../../domain/medium.ts';
import { cityCode } from '../../domain/region.ts';
import { targetAudience } from '../../domain/target-audience.ts';

const none = { value: null, low: null, high: null, suppressed: false };

export const mediaContact = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/media-contact',
  permit: crowdPackPermit,
  scope: {
    grants: mediaInventoryGroup,
    // Which units are the first twenty depends on those that the reader may see.
    facts: ({ media, forms }) => [...media, ...forms],
  },
  summary:
    '触媒与线路：人群包在一城一段时间里，各媒体与形式空位的最多可触达、TA 接触、TGI 与成本，及最好的线路与点位',
  privacy: 'refused',
  reads: ['booking', 'release', 'crowd-pack', 'favourite'],
  input: z.object({
    cityCode,
    /** The pack, as `packId`. */
    targetAudience,
    startDate: orderDay,
    weeks: z.int().min(1, '至少 1 周').max(52, '最多 52 周'),
    sortBy: z.enum(contactSorts).default('contacts'),
  }),
  output: z.object({
    startDate: z.string(),
    endDate: z.string(),
    /** People of the audience in the city, and their share of it. */
    persons: figure,
    share: figure,
    /** By medium, most contacts first. */
    media: z.array(contactGroup),
    forms: z.array(contactGroup),
    /** At most twenty lines and twenty positions with something free, the best first. */
    lines: z.array(contactUnit),
    positions: z.array(contactUnit),
    basis: basis.nullable(),
    /** Why there are no figures. */
    reason: z.string().nullable(),
    isDemo: z.boolean(),
  }),
  example: {
    input: {
      cityCode: '440300',
      targetAudience: { packId: 'system-young-office' },
      startDate: '2027-03-01',
      weeks: 4,
    },
    output: {
      startDate: '2027-03-01',
      endDate: '2027-03-28',
      persons: none,
      share: none,
      media: [],
      forms: [],
      lines: [],
      positions: [],
      basis: null,
      reason: '该城市没有人群样本',
      isDemo: true,
    },
  },
});
