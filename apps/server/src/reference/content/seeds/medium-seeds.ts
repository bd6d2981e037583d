import { handbookDocId, handbookTables } from '@ooh/contract/domain/media-handbook-names';
import type { ContentVersion } from '@ooh/contract/domain/content';
import { callout, seed, table, text } from './seed.ts';
import type { Handbook } from './handbooks/handbook.ts';
import { streetHandbooks } from './handbooks/lifts-and-streets.ts';
import { stayHandbooks } from './handbooks/places-to-stay.ts';
import { ridersHandbooks } from './handbooks/vehicles-and-metro.ts';

/** The handbook of a medium as a document of the content store; rows are found by the keys of forms and goals. */
function documentOf({
  mediumId,
  name,
  strengths,
  limits,
  goals,
  forms,
  surcharges,
}: Handbook): ContentVersion {
  return seed({
    docId: handbookDocId(mediumId),
    kind: 'medium',
    route: '/media/category/detail',
    title: `${name}手册`,
    body: [
      text('优势', strengths.join('\n')),
      text('限制', limits.join('\n')),
      table(
        handbookTables.goals,
        ['目标', '为什么'],
        goals.map(([goal, goalName, reason]) => [goal, goalName, reason]),
      ),
      table(
        handbookTables.forms,
        ['形式', '材质', '文件', '分辨率', '安全区（毫米）', '最晚交稿（工作日）', '起投量'],
        forms.map(
          ({ formId, formName, material, file, resolution, safeMillimeters, leadWorkdays, leastUnits }) => [
            String(formId),
            formName,
            material,
            file,
            resolution,
            String(safeMillimeters),
            String(leadWorkdays),
            String(leastUnits),
          ],
        ),
      ),
      table(
        handbookTables.surcharges,
        ['项目', '标准'],
        surcharges.map(([item, rule], at) => [`item-${at + 1}`, item, rule]),
      ),
      callout('附加费用与起投量为示例政策，以各城市运营方的合同为准；交稿日按国务院公布的工作日历倒推。'),
    ],
  });
}

/** The handbooks of all media of the register. */
export const mediumSeeds: readonly ContentVersion[] = [
  ...ridersHandbooks,
  ...streetHandbooks,
  ...stayHandbooks,
].map(documentOf);
