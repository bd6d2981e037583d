import { administers } from '../release/city-scope.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enabledReaders, findReader, type Reader } from '../../platform/session/reader.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

const withoutSession = (reader: Reader): SignedInUser => ({ ...reader, sessionId: 'command-line' });

/** The user of a running import, with current permissions. */
export async function importOwner(db: Db, userId: string): Promise<SignedInUser> {
  const owner = await findReader(db, userId);
  if (owner === null) throw new AppError('refused', '导入者的账号已停用');
  return withoutSession(owner);
}

/** The account used by imports from the command line: the oldest one that administers the city's bus data. */
export async function commandOwner(db: Db, cityCode: string): Promise<SignedInUser> {
  const owner = (await enabledReaders(db)).map(withoutSession).find((user) => administers(user, cityCode));
  if (!owner) throw new AppError('refused', '没有可以管理该城市公交数据的账号，请先启动服务创建账号');
  return owner;
}
