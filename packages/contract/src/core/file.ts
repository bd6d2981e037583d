import { z } from 'zod';

/** Output of a `file` call: described for the API document; the bytes are the response body. */
export const fileOutput = z.object({ fileName: z.string(), mediaType: z.string() });

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const workbookExample = {
  fileName: '星河汽车_秋季通勤_报价单_V1_20261121.xlsx',
  mediaType: workbookMediaType,
};

export const presentationMediaType =
  'application/vnd.openxmlformats-officedocument.presentationml.presentation';

export const pdfMediaType = 'application/pdf';

export const presentationExample = {
  fileName: '星河汽车_秋季通勤_投放方案_V1_20261121.pptx',
  mediaType: presentationMediaType,
};
