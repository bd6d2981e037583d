import { firstOf, note, type Walk } from './walk.ts';

/** The smallest picture there is. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Signs in, reads who it is and what it may do, and changes the profile. */
export async function walkStart(walk: Walk, userName: string, password: string): Promise<void> {
  const { client, ask } = walk;
  const session = await ask('POST', 'access/login', { userName, password });
  client.signIn(String(firstOf(session, 'token')));
  await ask('POST', 'account/get-user-info');
  await ask('POST', 'account/getUserApiData');
  for (const path of ['/api/demo', '/json/map-data.json', '/json/gdp.json']) await ask('GET', path);
  const file = { fileName: 'me.png', bytes: picture };
  const avatar = await client.upload('common-attachment/uploadAttachment', { purpose: 'avatar' }, file);
  note(walk.failures, 'POST common-attachment/uploadAttachment', avatar);
  await ask('POST', 'account/updateLoginUser', { nickName: '第二客户端' });
}

/** The dictionaries of forms; returns a brand. */
export async function walkDictionaries({ ask, cityCode }: Walk): Promise<string> {
  await ask('GET', 'common-dict-region/getMainDictRegionsList');
  await ask('GET', 'common/getFromItemList');
  await ask('GET', 'common/getFromItemList', { type: 'unit' });
  await ask('GET', 'common/getGroupNameList');
  await ask('GET', 'common/getMediumFormatAttrList', { mediaId: 0 });
  await ask('GET', 'common/getLabelList');
  await ask('GET', 'common/getMainMediaTagByTagGroup');
  await ask('POST', 'common/getPackCategory');
  await ask('GET', 'common/getCrowdLabelList', { regionCodes: [cityCode] });
  return String(firstOf(await ask('GET', 'common/getBrandNameList'), 'brandId'));
}

/** Changes the password; the session goes on. */
export async function walkPassword({ ask }: Walk, oldPassword: string): Promise<void> {
  await ask('POST', 'account/change-password', { oldPassword, newPassword: 'second-client-77' });
}
