import { sql, type Kysely } from 'kysely';

const releaseKey = `release_id text not null references data_release on delete cascade`;
const releasePosition = `foreign key (release_id, position_id) references media_position on delete cascade`;

const kinds = ['bus-lines', 'panel', 'places', 'metro', 'media-positions', 'rate-card'];

const statements = [
  `alter table data_release drop constraint data_release_kind_check`,
  `alter table data_release add constraint data_release_kind_check
    check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`,
  `alter table main_road add column road_class text not null default '主干路'
    check (road_class in ('快速路', '主干路', '次干路', '支路'))`,
  `create table medium (
    medium_id int primary key check (medium_id > 0),
    name text not null unique,
    unit text not null,
    category text not null,
    is_moving boolean not null
  )`,
  `create table medium_form (
    medium_id int not null references medium,
    form_id int not null,
    name text not null,
    width_millimeters int not null check (width_millimeters > 0),
    height_millimeters int not null check (height_millimeters > 0),
    is_lit boolean not null,
    spot_seconds int check (spot_seconds > 0),
    loop_seconds int check (loop_seconds >= spot_seconds),
    production_fen bigint not null check (production_fen >= 0),
    primary key (medium_id, form_id)
  )`,
  `create table metro_line (
    ${releaseKey},
    line_id text not null,
    name text not null,
    length_meters int not null check (length_meters >= 0),
    is_loop boolean not null,
    first_hour int not null check (first_hour between 0 and 27),
    last_hour int not null check (last_hour between 0 and 27),
    path jsonb not null,
    is_indicative boolean not null,
    primary key (release_id, line_id)
  )`,
  `create table metro_station (
    ${releaseKey},
    station_id text not null,
    name text not null,
    district_name text,
    lng double precision not null,
    lat double precision not null,
    cell text not null,
    daily_riders int check (daily_riders >= 0),
    is_indicative boolean not null,
    primary key (release_id, station_id)
  )`,
  `create table metro_stop (
    release_id text not null,
    line_id text not null,
    seq int not null check (seq >= 0),
    station_id text not null,
    primary key (release_id, line_id, seq),
    foreign key (release_id, line_id) references metro_line on delete cascade,
    foreign key (release_id, station_id) references metro_station on delete cascade
  )`,
  `create index metro_stop_station on metro_stop (release_id, station_id)`,
  `create table media_position (
    ${releaseKey},
    position_id text not null,
    medium_id int not null references medium,
    code text not null,
    name text not null,
    address text,
    district_name text,
    lng double precision not null,
    lat double precision not null,
    cell text not null,
    level text not null check (level in ('S', 'A++', 'A+', 'A', 'B')),
    operator text,
    road_id text,
    aoi_id text,
    business_district_id text,
    metro_station_id text,
    is_indicative boolean not null,
    estimated_fields text[] not null,
    primary key (release_id, position_id)
  )`,
  `create index media_position_medium on media_position (release_id, medium_id, code)`,
  `create table media_face (
    release_id text not null,
    position_id text not null,
    face_id text not null,
    face_no text not null,
    medium_id int not null,
    form_id int not null,
    width_millimeters int not null check (width_millimeters > 0),
    height_millimeters int not null check (height_millimeters > 0),
    is_lit boolean not null,
    facing_degrees int check (facing_degrees between 0 and 359),
    spot_seconds int check (spot_seconds > 0),
    loop_seconds int check (loop_seconds >= spot_seconds),
    slots int not null check (slots between 1 and 60),
    primary key (release_id, face_id),
    ${releasePosition},
    foreign key (medium_id, form_id) references medium_form
  )`,
  `create index media_face_position on media_face (release_id, position_id)`,
  `create table rate_card_price (
    ${releaseKey},
    medium_id int not null,
    form_id int not null,
    level text not null check (level in ('S', 'A++', 'A+', 'A', 'B')),
    price_fen bigint not null check (price_fen >= 0),
    period_days int not null check (period_days between 1 and 366),
    is_sample boolean not null,
    primary key (release_id, medium_id, form_id, level),
    foreign key (medium_id, form_id) references medium_form
  )`,
  `create table rate_card_discount (
    ${releaseKey},
    medium_id int not null references medium,
    least_days int not null check (least_days >= 1),
    permille int not null check (permille between 1 and 1000),
    is_sample boolean not null,
    primary key (release_id, medium_id, least_days)
  )`,
  // A booking that is in force and holds or sells a slot of a face keeps every other one off its days. Bookings of a
  // release that has been superseded or undone stay on record and are in force no more.
  `create table media_booking (
    booking_id uuid primary key default uuidv7(),
    release_id text references data_release on delete cascade,
    city_code text not null,
    medium_id int not null references medium,
    face_id text not null,
    slot int not null default 1 check (slot between 1 and 60),
    period daterange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
    state text not null check (state in ('intention', 'hold', 'sold', 'released')),
    expires_at timestamptz,
    is_in_force boolean not null default true,
    is_sample boolean not null,
    created_at timestamptz not null,
    check (state <> 'hold' or expires_at is not null),
    constraint media_booking_apart exclude using gist (face_id with =, slot with =, period with &&)
      where (is_in_force and state in ('hold', 'sold'))
  )`,
  `create index media_booking_release on media_booking (release_id)`,
];

/** [id, name, unit, category, is moving]. Ids are those of `mediaIds` in permissions and never change. */
const media = [
  [1, '公交车身', '辆', '交通', true],
  [2, '公交候车亭', '面', '交通', false],
  [3, '地铁灯箱', '面', '交通', false],
  [4, '地铁电视', '块', '交通', false],
  [5, '电梯海报', '面', '楼宇', false],
  [6, '电梯电视', '块', '楼宇', false],
  [7, '户外LED大屏', '块', '户外', false],
  [8, '户外大牌', '面', '户外', false],
  [9, '社区道闸', '面', '社区', false],
  [10, '影院灯箱', '面', '商业', false],
  [11, '高铁灯箱', '面', '交通', false],
  [12, '机场灯箱', '面', '交通', false],
] as const;

/** [medium, form, name, width mm, height mm, lit, spot s, loop s, production fen]. Bus bodies as `bus_line_price` names them. */
const forms = [
  [1, 1, '全车彩贴', 9000, 2400, false, null, null, 260_000],
  [1, 2, '车身彩贴', 7500, 1100, false, null, null, 150_000],
  [1, 3, '条幅式', 6000, 500, false, null, null, 60_000],
  [1, 4, '车尾彩贴', 2200, 1600, false, null, null, 45_000],
  [2, 1, '候车亭灯箱', 3500, 1500, true, null, null, 38_000],
  [2, 2, '候车亭立柱灯箱', 1200, 1800, true, null, null, 26_000],
  [3, 1, '12封灯箱', 3000, 1500, true, null, null, 45_000],
  [3, 2, '4封灯箱', 1500, 1000, true, null, null, 24_000],
  [3, 3, '屏蔽门贴', 4000, 2000, false, null, null, 68_000],
  [4, 1, '站台电视15秒', 1020, 580, true, 15, 300, 0],
  [5, 1, '电梯框架海报', 450, 600, false, null, null, 3_000],
  [6, 1, '电梯电视15秒', 480, 270, true, 15, 300, 0],
  [6, 2, '电梯电视5秒', 480, 270, true, 5, 300, 0],
  [7, 1, 'LED大屏15秒', 16_000, 9000, true, 15, 180, 0],
  [8, 1, '单立柱', 18_000, 6000, true, null, null, 900_000],
  [8, 2, '楼体墙面', 12_000, 8000, true, null, null, 1_200_000],
  [9, 1, '道闸杆广告', 2400, 900, false, null, null, 12_000],
  [10, 1, '影院大厅灯箱', 1200, 1800, true, null, null, 30_000],
  [11, 1, '候车厅灯箱', 4000, 2500, true, null, null, 88_000],
  [12, 1, '航站楼灯箱', 6000, 3000, true, null, null, 150_000],
] as const;

/** Fixed media: kinds and forms, metro, positions and faces, rate cards, and who has booked a face when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const row of media) {
    await sql`insert into medium values (${sql.join([...row])})`.execute(db);
  }
  for (const row of forms) {
    await sql`insert into medium_form values (${sql.join([...row])})`.execute(db);
  }
}
