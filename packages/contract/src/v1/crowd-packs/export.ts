import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { crowdPackPermit, packId } from '../../domain/crowd-pack.ts';

export const exportPack = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'crowd-packs/{packId}/export',
  kind: 'file',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '人群包画像 Excel：规模、城市分布、各标签占比与 TGI；不含任何个人标识',
  privacy: 'refused',
  audit: 'export.crowd-pack',
  input: z.object({ packId }),
  output: fileOutput,
  example: { input: { packId: 'k-1' }, output: workbookExample },
});
