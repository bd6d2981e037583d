import { assertCitiesGranted } from '../../../access/foreign-city.ts';
import { isCityGranted } from '../../../access/plan-access.ts';
import { deepenableCities } from '../../../demo/deepenable-cities.ts';
import { deepenNowJobKind, type DeepenPayload } from '../../../demo/deepen-job.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { cityName } from '../../../reference/region/regions.ts';
import type { Handler } from '../../handler.ts';

export const deepenDemoCity: Handler<'v1/demo-data/deepen'> = async (context, { cityCode }, request) => {
  const { user } = request;
  assertCitiesGranted([cityCode], (code) => isCityGranted(user, code));
  if (!context.config.isDemo)
    throw new AppError('refused', '只有演示环境可以生成演示数据，请导入该城市的数据');
  if (!(await deepenableCities(context.db)).has(cityCode))
    throw new AppError('refused', `${cityName(cityCode)}没有可生成的演示数据，或已是完整数据`);
  const payload: DeepenPayload = { cityCode };
  const jobId = await context.db.transaction().execute(async (transaction) => {
    const id = await context.jobs.enqueue(deepenNowJobKind, user.userId, payload, transaction);
    await request.record({ jobId: id, ...payload }, transaction);
    return id;
  });
  context.jobs.wake();
  return { jobId };
};
