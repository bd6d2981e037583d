import { addBrand } from '../v1/brands/add.ts';
import { demo } from '../root/demo.ts';
import { gdp } from '../root/gdp.ts';
import { getAttachment } from '../v1/attachments/get.ts';
import { getBoundaries } from '../v1/boundaries/get.ts';
import { getBrandNameList } from '../common/getBrandNameList.ts';
import { getCrowdLabelList } from '../common/getCrowdLabelList.ts';
import { getFromItemList } from '../common/getFromItemList.ts';
import { getGroupNameList } from '../common/getGroupNameList.ts';
import { getLabelList } from '../common/getLabelList.ts';
import { getMainDictRegionsList } from '../common-dict-region/getMainDictRegionsList.ts';
import { getMainMediaTagByTagGroup } from '../common/getMainMediaTagByTagGroup.ts';
import { getMediumFormatAttrList } from '../common/getMediumFormatAttrList.ts';
import { getPackCategory } from '../common/getPackCategory.ts';
import { mapData } from '../root/map-data.ts';
import { uploadAttachment } from '../common-attachment/uploadAttachment.ts';

/** Dictionaries, regions, attachments and maps that every screen draws on. */
export const commonCalls = {
  'api/demo': demo,
  'common-attachment/uploadAttachment': uploadAttachment,
  'common-dict-region/getMainDictRegionsList': getMainDictRegionsList,
  'common/getBrandNameList': getBrandNameList,
  'common/getCrowdLabelList': getCrowdLabelList,
  'common/getFromItemList': getFromItemList,
  'common/getGroupNameList': getGroupNameList,
  'common/getLabelList': getLabelList,
  'common/getMainMediaTagByTagGroup': getMainMediaTagByTagGroup,
  'common/getMediumFormatAttrList': getMediumFormatAttrList,
  'common/getPackCategory': getPackCategory,
  'json/gdp.json': gdp,
  'json/map-data.json': mapData,
  'v1/attachments/{attachmentId}': getAttachment,
  'v1/boundaries/{adcode}': getBoundaries,
  'v1/brands/add': addBrand,
} as const;
