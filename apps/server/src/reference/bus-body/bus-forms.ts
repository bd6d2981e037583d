import type { Deck } from '@ooh/contract/domain/bus-names';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { busForms } from '@ooh/reference/line-defaults';
import {
  DEFAULT_VISIBILITY,
  doubleDeck,
  FORM_VISIBILITY,
  sideFactor,
  type FormVisibility,
} from '@ooh/measurement/visibility';

/** A way of carrying an advertisement on a bus body, as it is sold, produced and seen. */
export interface BusForm {
  readonly formId: number;
  readonly name: string;
  readonly place: string;
  /** Size of one face, metres, approximate. */
  readonly spec: string;
  readonly visibility: FormVisibility;
  /** Production and mounting of one vehicle, fen; an example price. */
  readonly productionFenPerVehicle: number;
}

/** The rear is read by traffic behind and by people at stops: little of each side's audience. A declared estimate. */
const rear: FormVisibility = { kerbSide: 0.2, driverSide: 0.25 };

const details: Record<number, Omit<BusForm, 'formId' | 'name'>> = {
  1: {
    place: '车身两侧与车尾',
    spec: '9.0×2.4',
    visibility: FORM_VISIBILITY['full-wrap'],
    productionFenPerVehicle: 260_000,
  },
  2: {
    place: '车身两侧窗下',
    spec: '7.5×1.1',
    visibility: FORM_VISIBILITY['body-sides'],
    productionFenPerVehicle: 150_000,
  },
  3: {
    place: '车身两侧窗下条带',
    spec: '6.0×0.5',
    visibility: FORM_VISIBILITY.banner,
    productionFenPerVehicle: 60_000,
  },
  4: { place: '车尾', spec: '2.2×1.6', visibility: rear, productionFenPerVehicle: 45_000 },
};

const forms: ReadonlyMap<number, BusForm> = new Map(
  busForms.map(({ formId, name }) => [formId, { formId, name, ...details[formId] }]),
);

export const allBusForms: readonly BusForm[] = [...forms.values()];

export function busFormOf(formId: number): BusForm | undefined {
  return forms.get(formId);
}

/** Forms of the moving media whose vehicles are known, by medium. */
const vehicleForms: ReadonlyMap<number, ReadonlyMap<number, BusForm>> = new Map([
  [plannedMedium.mediumId, forms],
]);

/** A form of a moving medium. */
export function vehicleFormOf(mediumId: number, formId: number): BusForm | undefined {
  return vehicleForms.get(mediumId)?.get(formId);
}

const fullWrap = sideFactor(FORM_VISIBILITY['full-wrap'], DEFAULT_VISIBILITY);

/** Contacts of a form on a deck against a full wrap of a single-deck vehicle, the unit of the contact model. */
export function formFactorOf(form: BusForm, deck: Deck): number {
  const visibility = deck === 'double' ? doubleDeck(form.visibility) : form.visibility;
  return sideFactor(visibility, DEFAULT_VISIBILITY) / fullWrap;
}
