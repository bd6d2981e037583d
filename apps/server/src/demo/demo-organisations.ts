import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import {
  advertiserFeatures,
  allFeatures,
  customerScope,
  demoAccounts,
  executorFeatures,
  type DemoAccount,
  type Scope,
} from '../administration/users/demo-roles.ts';

type Kind = DemoAccount['organisation']['kind'];

const country = [allRegions];
const south = ['440300', '440100', '441900', '440600', '441300'];
const east = ['310100', '330100', '320100', '320500', '330200'];

const everything: Scope = { regionCodes: country, mediaIds: [allMedia] };

/** A user who sees others' orders and has none. */
const executorName = 'shen';

/** A user of the trade: [user name, nick name, role, scope]. */
type Colleague = readonly [string, string, string, Scope];

/** [organisation, kind, its users, numbers of the sample brands that it orders for, how often]. */
const firms: readonly (readonly [string, Kind, readonly Colleague[], readonly number[], number])[] = [
  ['平台运营', 'platform', [['operator', '运营·周宁', '平台运营', everything]], [], 0],
  [
    '媒介代理示例公司',
    'agency',
    [
      ['planner', '', '', everything],
      ['lin', '策划·林悦', '媒介策划·华南', { regionCodes: south, mediaIds: [allMedia] }],
      [executorName, '执行·沈墨', '媒介执行·全国', everything],
    ],
    [5, 8, 14, 16, 24, 33],
    6,
  ],
  [
    '远见传媒示例公司',
    'agency',
    [
      ['xu', '策划·许诺', '媒介策划·全国', everything],
      ['he', '策划·何川', '媒介策划·交通媒体', { regionCodes: country, mediaIds: [1, 2, 3, 4] }],
    ],
    [10, 11, 12, 26, 27, 29, 39, 40, 41],
    5,
  ],
  [
    '城市之声示例公司',
    'agency',
    [['gu', '策划·顾言', '媒介策划·长三角', { regionCodes: east, mediaIds: [allMedia] }]],
    [13, 15, 30, 31, 35, 42, 43],
    4,
  ],
  ['广告主示例公司', 'advertiser', [['customer', '', '', customerScope]], [1, 2, 3], 5],
  ['青禾食品示例公司', 'advertiser', [['bai', '市场·白露', '广告主·全国', everything]], [5, 6, 7], 3],
  [
    '稳舟金融示例公司',
    'advertiser',
    [['tang', '市场·唐安', '广告主·交通媒体', { regionCodes: country, mediaIds: [1, 2, 3] }]],
    [19, 20],
    2,
  ],
  [
    '澄明电子示例公司',
    'advertiser',
    [['lu', '市场·陆遥', '广告主·华南', { regionCodes: south, mediaIds: [allMedia] }]],
    [22, 23],
    2,
  ],
];

function featuresOf(kind: Kind, userName: string) {
  if (kind === 'advertiser') return advertiserFeatures;
  return userName === executorName ? executorFeatures : allFeatures;
}

const known = new Set(demoAccounts.map((account) => account.userName));

/** Colleagues of the demonstration accounts and other companies. Their passwords are random and not stored. */
export const tradeAccounts: readonly DemoAccount[] = firms.flatMap(([name, kind, users]) =>
  users
    .filter(([userName]) => !known.has(userName))
    .map(([userName, nickName, role, scope]) => ({
      userName,
      nickName,
      organisation: { name, kind },
      role: {
        name: role,
        permission: featuresOf(kind, userName)(scope),
      },
    })),
);

/** Who orders for which of the sample brands, where, which media, and how often. */
export const tradeBuyers = firms.flatMap(([, , users, brands, weight]) => {
  const buyers = brands.length === 0 ? [] : users.filter(([userName]) => userName !== executorName);
  return buyers.map(([userName, , , scope]) => ({
    userName,
    scope,
    brandIds: brands.map((number) => `b-${String(number).padStart(4, '0')}`),
    weight: weight / buyers.length,
  }));
});
