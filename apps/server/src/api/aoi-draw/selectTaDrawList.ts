import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { shownPart } from '../../bus-plan/shown-figure.ts';
import { labelName } from '../../crowd/label-tree.ts';
import { aoiPage, cityAois } from '../../place-insight/aoi-table.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/selectTaDrawList';

export const selectTaDrawList: Handler<typeof key> = async (context, input, { user }) => {
  const aois = await cityAois(context, user, key, input);
  const { size } = aois.city;
  const rows = aois.rows.filter(({ figures }) => (figures.tgi.value ?? -1) >= input.minTgi);
  return {
    ...(await aoiPage(context, { ...aois, rows }, input)),
    sentence: sentenceOf(input.targetAudience, labelName),
    cityShare: shownPart(
      size.share,
      { inside: size.panelPersons, outside: size.otherPersons },
      context.config.minimumCell,
    ),
  };
};
