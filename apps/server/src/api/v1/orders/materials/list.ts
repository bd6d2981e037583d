import { readableSubject } from '../../../../market/material/material-subject.ts';
import { chosenWorks } from '../../../../market/material/materials.ts';
import { presentMaterials } from '../../../../market/material/present-materials.ts';
import type { Handler } from '../../../handler.ts';

export const listMaterials: Handler<'v1/orders/materials/list'> = async (context, subject, { user }) =>
  presentMaterials(await chosenWorks(context, user, await readableSubject(context.db, user, subject)));
