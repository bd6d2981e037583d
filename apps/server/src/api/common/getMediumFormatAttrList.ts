import { movingMedia, type MovingMedia } from '@ooh/contract/domain/moving-media';
import { decks } from '@ooh/contract/domain/bus-names';
import { allMedia } from '@ooh/contract/permission/wildcards';
import type { CallOutput } from '@ooh/contract/registry';
import { formFactorOf, vehicleFormOf, type BusForm } from '../../reference/bus-body/bus-forms.ts';
import { formsOfMedia, type StoredForm } from '../../city-data/inventory/media-forms.ts';
import { mediaSeen } from '../../city-data/inventory/media-seen.ts';
import type { Handler } from '../handler.ts';

type Format = CallOutput<'common/getMediumFormatAttrList'>[number];

const meters = (millimeters: number): string => (millimeters / 1000).toFixed(millimeters % 100 === 0 ? 1 : 2);

/** What the form register knows of any form. */
function attributesOf(form: StoredForm): Format['attributes'] {
  const {
    width_millimeters: width,
    height_millimeters: height,
    spot_seconds: spot,
    loop_seconds: loop,
  } = form;
  return [
    { name: '规格（每面约）', value: `${meters(width)}×${meters(height)} m` },
    { name: '照明', value: form.is_lit ? '自发光' : '无自发光，夜间依靠路灯' },
    ...(spot === null ? [] : [{ name: '单条时长', value: `${spot} 秒` }]),
    ...(loop === null ? [] : [{ name: '轮播时长', value: `${loop} 秒` }]),
  ];
}

function movingFormat(form: StoredForm, bus: BusForm, hasDecks: boolean): Format {
  return {
    ...fixedFormat(form),
    attributes: [
      { name: '位置', value: bus.place },
      { name: '规格（每面约）', value: `${bus.spec} m` },
      { name: '照明', value: '无自发光，夜间依靠路灯' },
    ],
    decks: hasDecks ? [...decks] : [],
    visibilityFactor: formFactorOf(bus, 'single'),
    productionFenPerUnit: bus.productionFenPerVehicle,
  };
}

function fixedFormat(form: StoredForm): Format {
  return {
    mediumId: form.medium_id,
    mediumName: form.medium_name,
    formId: form.form_id,
    formName: form.name,
    unit: form.unit,
    attributes: attributesOf(form),
    decks: [],
    visibilityFactor: null,
    productionFenPerUnit: form.production_fen,
  };
}

/** A form as it is sold: on vehicles where its medium moves, else on faces. */
export function formatOf(form: StoredForm, media: MovingMedia = movingMedia): Format {
  const medium = media.of(form.medium_id);
  const vehicleForm = vehicleFormOf(form.medium_id, form.form_id);
  if (medium === undefined || vehicleForm === undefined) return fixedFormat(form);
  return movingFormat(form, vehicleForm, medium.hasDecks);
}

export const getMediumFormatAttrList: Handler<'common/getMediumFormatAttrList'> = async (
  context,
  { mediumId = allMedia },
  { user },
) => {
  const seen = mediaSeen(user.permission);
  const forms = await formsOfMedia(context.db);
  return forms
    .filter((form) => seen === null || seen.has(form.medium_id))
    .filter((form) => mediumId === allMedia || form.medium_id === mediumId)
    .map((form) => formatOf(form));
};
