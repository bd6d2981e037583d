import { kindInfos } from '../../../administration/imports/kinds.ts';
import type { Handler } from '../../handler.ts';

export const listImportKinds: Handler<'v1/imports/kinds'> = async () => kindInfos();
