import { beforeEach, expect, test } from 'vitest';
import { clearReleases, csvFile, importFile } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeEach(() => clearReleases(service));

/** Encodes by inverting the decoder over the two-byte codes. */
function big5Of(text: string): Buffer {
  const decoder = new TextDecoder('big5');
  const codes = new Map<string, [number, number]>();
  for (let a = 0x81; a <= 0xfe; a++)
    for (let b = 0x40; b <= 0xfe; b++) codes.set(decoder.decode(Uint8Array.of(a, b)), [a, b]);
  return Buffer.from(
    [...text].flatMap((mark) => (mark.charCodeAt(0) < 128 ? [mark.charCodeAt(0)] : codes.get(mark)!)),
  );
}

const positions = [
  '操作,媒體編號,資源名稱,媒體,媒體形式,經度,緯度,級別,單價,狀態,亮燈',
  '新增,H1,科技園北站,公交候車亭,候車亭燈箱,114.0500,22.5400,A+,4800,在用,無',
  '新增,H2,華強北站,公交候車亭,候車亭立柱燈箱,114.0800,22.5450,A,3600,維修,有',
  '新增,E1,蓮花大廈,電梯海報,,114.0600,22.5500,A,900,在用,',
].join('\r\n');
const lines = [
  '路線,站點,經度,緯度',
  ...['甲站', '乙站', '丙站'].map((name, i) => `101路,${name},${114.02 + i * 0.01},22.54`),
].join('\n');

test.each([
  ['UTF-8', Buffer.from(positions)],
  ['Big5', big5Of(positions)],
])(
  'positions under traditional headers and words are read from %s as simplified ones are',
  async (name, bytes) => {
    const file = { fileName: '點位.csv', bytes };
    const { session, job } = await importFile(service, file, { kind: 'media-positions' });
    expect(job.message).toBeNull();
    expect(session.encoding).toBe(name);
    const mapped = session.mapping.flatMap(({ field, column }) => (column === null ? [] : [[field, column]]));
    expect(Object.fromEntries(mapped)).toEqual({
      operation: '操作',
      code: '媒體編號',
      name: '資源名稱',
      medium: '媒體',
      form: '媒體形式',
      lng: '經度',
      lat: '緯度',
      level: '級別',
      priceYuan: '單價',
      status: '狀態',
      isLit: '亮燈',
    });
    // Words are known without being explained; names stay as they are written.
    expect(session.words.flatMap(({ words }) => words)).toEqual([]);
    expect(session.report).toMatchObject({ rowsAccepted: 3, rowsRefused: 0, issueCount: 0 });
    const stored = await service.context.db
      .selectFrom('media_position')
      .innerJoin('media_face', 'media_face.position_id', 'media_position.position_id')
      .innerJoin('medium_form', (join) =>
        join
          .onRef('medium_form.medium_id', '=', 'media_face.medium_id')
          .onRef('medium_form.form_id', '=', 'media_face.form_id'),
      )
      .select([
        'code',
        'media_position.name as name',
        'medium_form.name as form',
        'level',
        'media_face.is_lit',
      ])
      .orderBy('code')
      .execute();
    expect(stored.map((row) => [row.code, row.name, row.form, row.level, row.is_lit])).toEqual([
      ['E1', '蓮花大廈', '电梯框架海报', 'A', expect.any(Boolean)],
      ['H1', '科技園北站', '候车亭灯箱', 'A+', false],
      ['H2', '華強北站', '候车亭立柱灯箱', 'A', true],
    ]);
  },
);

test.each([
  ['UTF-8', Buffer.from(lines)],
  ['Big5', big5Of(lines)],
])('stops of lines under traditional headers are read from %s', async (_name, bytes) => {
  const { session, job } = await importFile(service, { fileName: '路線.csv', bytes }, { mode: 'merge' });
  expect(job.message).toBeNull();
  expect(session.report).toMatchObject({ rowsAccepted: 3, counts: { lines: 1 } });
});

test('a header below a title is found by traditional names as well', async () => {
  const file = csvFile(`深圳點位一覽\n${positions}`, '點位.csv');
  const { session } = await importFile(service, file, { kind: 'media-positions', isDryRun: true });
  expect(session).toMatchObject({ headerRow: 2, report: { rowsAccepted: 3 } });
});
