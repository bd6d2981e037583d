import { isAllowed } from '@ooh/contract/permission/rules';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../session/use-session.ts';
import { capabilities } from './capabilities.ts';

export interface LiveFigure {
  /** Undefined while it is on its way; null where it cannot be had. */
  readonly value: number | null | undefined;
  readonly unit: string;
  readonly words: string;
}

interface Asked {
  readonly data: unknown;
  readonly error: unknown;
}

const one = { pageSize: 1 } as const;

/** What the screen of every capability would count for this user now, from the calls that those screens make. */
export function useLiveFigures(): ReadonlyMap<string, LiveFigure> {
  const permission = useSession((session) => session.dataRoleRequest);
  const opens = (key: string) => {
    const { flag } = capabilities[key];
    return { enabled: flag === undefined || isAllowed(permission, flag) };
  };
  const releases = useCall('v1/data-releases', one, opens('releases'));
  const inventory = useCall('v1/home/vacancies', {}, opens('inventory'));
  const city = useCall('nationwide-media/nationwideMediaDetails', {}, opens('city'));
  // Business districts are counted city by city: the first one stands for them.
  const first = city.data?.media.at(0)?.cities.at(0);
  const districts = useCall(
    'business-area-media/list',
    { cityCode: first?.cityCode ?? '', ...one },
    { enabled: first !== undefined && opens('districts').enabled && opens('inventory').enabled },
  );
  const packs = useCall('mediaOrder/getAllCrowdPackData', one, opens('crowd'));
  const plans = useCall('ai-option-mode/list', one, opens('smart'));
  const orders = useCall('mediaOrder/list', one, opens('orders'));
  const board = useCall('v1/monitoring/board', {}, opens('posting'));
  const effect = useCall('effectestimate/orderListPage', one, opens('effect'));
  const metrics = useCall('v1/content/metrics', {}, opens('third-party'));
  const files = useCall('v1/exports/list', one, opens('exports'));
  const figure = <Data>(
    asked: Asked & { readonly data: Data | undefined },
    valueOf: (data: Data) => number,
    unit: string,
    words: string,
  ): LiveFigure => ({
    value: asked.error ? null : asked.data === undefined ? undefined : valueOf(asked.data),
    unit,
    words,
  });
  const cities = (data: NonNullable<typeof city.data>) =>
    new Set(data.media.flatMap((medium) => medium.cities.map(({ cityCode }) => cityCode))).size;
  return new Map([
    ['releases', figure(releases, ({ total }) => total, '个', '数据版本')],
    [
      'inventory',
      figure(inventory, ({ rows }) => rows.reduce((sum, { slots }) => sum + slots, 0), '个', '固定媒体面位'),
    ],
    ['city', figure(city, cities, '城', '有媒体数据')],
    ['crowd', figure(packs, ({ total }) => total, '个', '人群包')],
    ['smart', figure(plans, ({ total }) => total, '个', '智选方案')],
    ['districts', figure(districts, ({ total }) => total, '个', `${first?.cityName ?? ''}商圈`)],
    ['orders', figure(orders, ({ total }) => total, '单', '订单')],
    ['posting', figure(board, ({ photos }) => photos, '张', '在投订单的照片')],
    ['tasks', figure(board, ({ exceptions }) => exceptions, '面', '在投订单的异常')],
    ['effect', figure(effect, ({ total }) => total, '单', '可评估订单')],
    ['third-party', figure(metrics, (data) => data.metrics.length, '项', '指标口径')],
    ['exports', figure(files, ({ total }) => total, '份', '我的导出')],
  ]);
}
