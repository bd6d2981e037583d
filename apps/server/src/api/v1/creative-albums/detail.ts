import { readMediaNames } from '../../../city-data/inventory/media-names.ts';
import { albumCampaign } from '../../../market/album/album-campaign.ts';
import { shotsOf } from '../../../market/album/creative-shots.ts';
import { grantedCreative } from '../../../market/album/granted-album.ts';
import { presentAlbum } from '../../../market/album/present-album.ts';
import { similarAlbums } from '../../../market/album/similar-albums.ts';
import { techniqueNotes } from '../../../market/album/technique-notes.ts';
import { toldEffects } from '../../../market/strategy-case/case-effects.ts';
import { brandKnownTo } from '../../../reference/brand/brand-store.ts';
import type { Handler } from '../../handler.ts';

export const getCreativeAlbum: Handler<'v1/creative-albums/detail'> = async (
  context,
  { albumId, asBrandId },
  { user },
) => {
  const { db } = context;
  const row = await grantedCreative(context, user, albumId);
  const brand = asBrandId === undefined ? undefined : await brandKnownTo(db, user.organisationId, asBrandId);
  const orderIds = row.order_id !== null && row.has_effect ? [row.order_id] : [];
  const group = user.permission.digitalAssetRoleData.appAnalyseData;
  const [names, effects, similar] = await Promise.all([
    readMediaNames(db),
    toldEffects(context, user, group, orderIds),
    similarAlbums(context, user, row),
  ]);
  const effect = effects.get(row.order_id ?? '');
  return {
    album: presentAlbum(row, brand),
    shots: row.is_drawn ? shotsOf(row) : [],
    notes: techniqueNotes(row.techniques),
    campaign: await albumCampaign(db, row, names.unit(row.medium_id)),
    effect:
      effect === undefined
        ? null
        : { orderNo: effect.orderNo, reachShare: effect.reachShare, frequency: effect.frequency },
    similar: similar.map((other) => presentAlbum(other, brand)),
  };
};
