import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { album, exampleAlbum } from '../../domain/album.ts';
import { creativeShot } from '../../domain/creative-shot.ts';
import { figure } from '../../domain/figure.ts';
import { analysePermit } from '../../domain/media-filter.ts';

export const albumId = z.string().min(1).max(80);

export const getCreativeAlbum = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'creative-albums/detail',
  permit: analysePermit,
  // Which works are the most similar depends on those that the reader may see.
  scope: { facts: ({ album: shown }) => [shown] },
  summary: '一个创意应用：画面、制作要点、投放周期、点位、已评估订单的效果与相似创意',
  privacy: { cover: { withheld: ['effect'], notOfPeople: ['album', 'similar', 'shots', 'campaign'] } },
  reads: ['favourite', 'release', 'effect'],
  input: z.object({ albumId, asBrandId: z.string().min(1).max(64).optional() }),
  output: z.object({
    album,
    /** How it is drawn; empty where pictures of it were imported. */
    shots: z.array(creativeShot),
    /** What its techniques ask of production (制作要点). */
    notes: z.array(z.object({ technique: z.string(), text: z.string() })),
    /** The order's flights on this form in the album's city; null where no order stands behind it. */
    campaign: z
      .object({
        startDate: z.string(),
        endDate: z.string(),
        units: z.int(),
        unit: z.string(),
        /** Positions with a place, at most 500. */
        points: z.array(z.object({ name: z.string(), lng: z.number(), lat: z.number() })),
      })
      .nullable(),
    /** As run, of the whole order's appraisal within the reader's grants (按上刊记录测算). */
    effect: z.object({ orderNo: z.string(), reachShare: figure, frequency: figure }).nullable(),
    /** Same form, technique, industry or medium; the most similar first. */
    similar: z.array(album),
  }),
  example: {
    input: { albumId: 'c-440300-1' },
    output: {
      album: exampleAlbum,
      shots: [{ shot: 'middle', isNight: false }],
      notes: [],
      campaign: null,
      effect: null,
      similar: [],
    },
  },
});
