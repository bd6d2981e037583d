import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { allMedia } from '@ooh/contract/permission/wildcards';
import { allBusForms, formFactorOf } from '../../bus-plan/bus-forms.ts';
import type { Handler } from '../handler.ts';

export const getMediumFormatAttrList: Handler<'common/getMediumFormatAttrList'> = async (_context, input) => {
  const { mediumId = allMedia } = input;
  if (mediumId !== allMedia && mediumId !== busBodyMediumId) return [];
  return allBusForms.map((form) => ({
    mediumId: busBodyMediumId,
    mediumName: '公交车身',
    formId: form.formId,
    formName: form.name,
    unit: '辆',
    attributes: [
      { name: '位置', value: form.place },
      { name: '规格（每面约）', value: `${form.spec} m` },
      { name: '照明', value: '无自发光，夜间依靠路灯' },
    ],
    decks: ['single', 'double'],
    visibilityFactor: formFactorOf(form, 'single'),
    productionFenPerUnit: form.productionFenPerVehicle,
  }));
};
