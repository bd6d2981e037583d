import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { aoiPage, cityAois } from '../../measurement/place-insight/aoi-table.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/selectTaDrawList';

export const selectTaDrawList: Handler<typeof key> = async (context, input, { user }) => {
  const aois = await cityAois(context, user, key, input);
  const { size } = aois.city;
  const rows = aois.rows.filter(({ figures }) => (figures.tgi.value ?? -1) >= input.minTgi);
  return {
    ...(await aoiPage(context, { ...aois, rows }, input)),
    sentence: sentenceOf(input.targetAudience, labelName),
    cityShare: disclosedPart(
      size.share,
      { inside: size.panelPersons, outside: size.otherPersons },
      context.config.minimumCell,
    ),
  };
};
