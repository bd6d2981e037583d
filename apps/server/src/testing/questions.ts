import { readPresentation } from '@ooh/report/testing/read-presentation';
import type { CallKey } from '@ooh/contract/registry';
import { busBodyMediumId } from '@ooh/contract/domain/bus-medium';
import { sql } from '../platform/storage/postgres/database.ts';
import { textsOfBook } from './scoped-exports.ts';
import { worldCities } from './data-profiles.ts';
import type { PermissionWorld } from './permission-world.ts';
import { callOf, fieldsOf } from './wire.ts';

export const shenzhen = '440300';
const cities = [shenzhen, ...worldCities.filter((city) => city !== shenzhen)];
const unknownId = '00000000-0000-4000-8000-000000000000';

const audienceOf = (labelId: number) => ({
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [labelId] }] }],
});

/** Ids that a call can be asked about, by the name of its field. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

type Values = (ids: KnownIds) => Record<string, unknown>[];

/** What a question is about: the fields that carry it, with values that should not all have one answer. */
export const dimensions: Readonly<Record<string, Values>> = {
  city: () => cities.map((cityCode) => ({ cityCode })),
  cities: () => cities.map((cityCode) => ({ cityCodes: [cityCode] })),
  audience: () => [101, 102, 113].map((labelId) => ({ targetAudience: audienceOf(labelId) })),
  rule: () =>
    [101, 102, 113].map((labelId) => ({
      rule: { parts: [{ kind: 'labels', targetAudience: audienceOf(labelId) }] },
    })),
  role: () => ['residents', 'workers', 'visitors'].map((role) => ({ role })),
  days: () => ['workday', 'weekend'].map((dayType) => ({ dayType })),
  hours: () => [7, 20, 12, 2].map((fromHour) => ({ fromHour, toHour: fromHour + 2 })),
  months: () => [
    { startMonth: '2025-11', endMonth: '2026-01' },
    { startMonth: '2026-05', endMonth: '2026-07' },
  ],
  brand: () => ['b-0001', 'b-0002', 'b-0005', 'b-0009'].map((brandId) => ({ brandId })),
  brands: () => ['b-0001', 'b-0002', 'b-0005', 'b-0009'].map((brandId) => ({ brandIds: [brandId] })),
  order: ({ orderId }) => orderId.map((id) => ({ orderId: id })),
  plan: ({ planId }) => planId.map((id) => ({ planId: id })),
};

/** The dimensions that a call can be asked along. */
export const dimensionsOf = (key: CallKey): string[] =>
  Object.keys(dimensions).filter((name) =>
    Object.keys(dimensions[name]({ orderId: [''], planId: [''] })[0]).every((field) =>
      fieldsOf(key).includes(field),
    ),
  );

const times = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?/g;
const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

const isPresentation = (bytes: Uint8Array) => Buffer.from(bytes).includes('ppt/presentation.xml');

/** Titles, texts, tables and the values of charts of a presentation. */
const textsOfDeck = (bytes: Uint8Array): string[] =>
  readPresentation(bytes).slides.flatMap(({ title, texts, tables, charts }) => [
    title,
    ...texts,
    ...[...tables.values()].flat(2),
    ...charts.map(({ categories, series }) => JSON.stringify([categories, series])),
  ]);

/** What a workbook or a presentation says but the moment that it was made; the length of any other file. */
export const textsOfFile = (bytes: Uint8Array): unknown =>
  isArchive(bytes)
    ? (isPresentation(bytes) ? textsOfDeck(bytes) : textsOfBook(bytes)).map((text) =>
        text.replaceAll(times, ''),
      )
    : bytes.length;

/** The answer without an echo of the question and the names of cities, which make no difference; null if refused. */
export async function answerText(
  { service }: PermissionWorld,
  key: CallKey,
  input: Record<string, unknown>,
  as: 'admin' | { token: string },
): Promise<string | null> {
  const answer = await service.callRaw(key, input, { as });
  if (answer.status !== 200) return null;
  const body = callOf(key).kind === 'file' ? textsOfFile(answer.bytes) : answer.envelope.body;
  return JSON.stringify(body, (name, value: unknown) =>
    name in input || /^(cityNames?|basis|computedAt|milliseconds)$/.test(name) ? undefined : value,
  ).replaceAll(/440300|310100|110100|330100|440100|510100|(深圳|上海|北京|杭州|广州|成都)市?/g, '');
}

/** Fields whose ids are kept under another name. */
const columnsOf: Readonly<Record<string, readonly string[]>> = { id: ['place_id', 'pack_id'] };

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Some ids that the world holds for a field, wherever a table has them, and one that it does not. */
export async function storedIds({ service }: PermissionWorld, field: string): Promise<string[]> {
  const { db } = service.context;
  const columns = columnsOf[field] ?? [columnOf(field.replace(/Ids$/, 'Id'))];
  const { rows: tables } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and column_name = any (${columns})
    order by table_name`.execute(db);
  const found = new Set<string>();
  for (const { table_name, column_name } of tables) {
    const { rows } = await sql<{ id: string }>`
      select distinct ${sql.ref(column_name)}::text as id from ${sql.table(table_name)}
      where ${sql.ref(column_name)} is not null order by 1 limit 2`.execute(db);
    for (const { id } of rows) found.add(id);
  }
  return [...found, unknownId];
}

const nameOfId = /^id$|Ids?$/;
/** Ids of registers that everybody reads. */
const ofNoCity = new Set(['brandId', 'ownBrandId', 'mediumId', 'mediumIds']);

/** Inputs that name different cities, orders, plans or other things of the world, and things that there are not. */
export async function differentInputs(
  world: PermissionWorld,
  key: CallKey,
): Promise<Record<string, unknown>[]> {
  const example = callOf(key).example.input as Record<string, unknown>;
  const inputs: Record<string, unknown>[] = [];
  for (const field of fieldsOf(key)) {
    if (field === 'cityCode') inputs.push(...cities.map((cityCode) => ({ ...example, cityCode })));
    if (field === 'cityCodes') inputs.push(...cities.map((city) => ({ ...example, cityCodes: [city] })));
    if (field === 'brief') {
      const brief = example['brief'] as object;
      inputs.push(...cities.map((city) => ({ ...example, brief: { ...brief, cityCodes: [city] } })));
    }
    if (!nameOfId.test(field) || ofNoCity.has(field)) continue;
    const ids = await storedIds(world, field);
    inputs.push(...ids.map((id) => ({ ...example, [field]: field.endsWith('Ids') ? [id] : id })));
  }
  return inputs.filter((input) => callOf(key).input.safeParse(input).success);
}

/** Orders that buy bus bodies in Shenzhen, and those with a report of a third party. */
export async function specialOrders({ service }: PermissionWorld) {
  const { db } = service.context;
  const { rows: bus } = await sql<{ order_id: string }>`
    select order_id from media_order_item where medium_id = ${busBodyMediumId} and city_code = ${shenzhen}
    group by order_id order by count(*) desc, order_id limit 6`.execute(db);
  const reported = await db
    .selectFrom('media_order')
    .select('order_id')
    .where('state', '=', 'closed')
    .orderBy('order_id')
    .limit(2)
    .execute();
  for (const [n, { order_id: orderId }] of reported.entries())
    await service.upload(
      'v1/effect/third-party-reports',
      { orderId, agency: `第三方${n}`, issuedOn: '2026-11-01', reachShare: String(0.2 + n / 10) },
      { fileName: '报告.pdf', bytes: Buffer.from('%PDF-1.4 test') },
      { as: 'admin' },
    );
  return { bus: bus.map((row) => row.order_id), reported: reported.map((row) => row.order_id) };
}
