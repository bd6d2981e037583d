import type { Screen } from './screen.ts';

const list = '/strategy/people/ta';

/** TA 人群: the list of packs, a comparison, a new pack and one pack. */
export const crowdPackScreens: readonly Screen[] = [
  {
    name: 'crowd-packs',
    as: 'planner',
    path: () => list,
    shows: (page) => page.getByRole('table', { name: '人群包' }).getByRole('link').first().waitFor(),
  },
  {
    name: 'crowd-packs-compare',
    as: 'planner',
    path: (ids) => `${list}?compare=${ids.pack},system-car-family`,
    isVariant: true,
    shows: (page) => page.getByRole('table', { name: '人数与重合' }).waitFor({ timeout: 60_000 }),
  },
  {
    name: 'crowd-pack-create',
    as: 'planner',
    path: (ids) => `${list}/pack-create?packs=${ids.pack},system-car-family&join=and&city=440300`,
    shows: (page) => page.getByRole('list', { name: '逐条漏斗' }).waitFor({ timeout: 60_000 }),
    dialogs: [{ name: /^选择城市/, opener: (page) => page.getByRole('button', { name: '修改城市' }) }],
  },
  {
    name: 'crowd-pack-detail',
    as: 'planner',
    path: (ids) => `${list}/pack-detail?packId=${ids.pack}`,
    shows: (page) => page.getByRole('region', { name: '变更记录' }).getByText('计算完成').waitFor(),
    dialogs: [
      { name: '编辑人群包', opener: (page) => page.getByRole('button', { name: /编\s*辑/ }) },
      { name: /^删除人群包/, opener: (page) => page.getByRole('button', { name: /删\s*除/ }) },
    ],
  },
  {
    name: 'crowd-pack-space',
    as: 'planner',
    path: (ids) => `${list}/pack-detail?packId=${ids.pack}&tab=space`,
    shows: (page) => page.getByRole('table', { name: '人群包行政区排名' }).last().waitFor(),
  },
  {
    name: 'crowd-pack-media',
    as: 'planner',
    path: (ids) => `${list}/pack-detail?packId=${ids.pack}&tab=media`,
    shows: (page) => page.getByRole('table', { name: '媒体触达' }).last().waitFor(),
  },
];
