import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEnquiry, makeProfile, makeVehicle } from '../../db/factories.ts';
import type { Tables } from '../../db/tables.ts';
import { makePerson } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { up } from '../../db/migrations/043-phone-ends.ts';
import { find, findCars, findSubjects } from './find.server.ts';
import { indexClient } from './terms.server.ts';
import { listQuery } from './list.ts';
import { readingsOf, wordsOf } from './words.ts';

describe('words', () => {
  test('are lower case, without accents and apostrophes', () => {
    expect(wordsOf("Siân O'Brien-Müller")).toEqual(['sian', 'obrien', 'muller']);
    expect(wordsOf('Siân O’Brien'), 'as phones type it').toEqual(['sian', 'obrien']);
    expect(wordsOf('Michał Sæther GROẞ Bjørn Đoković')).toEqual([
      'michal',
      'saether',
      'gross',
      'bjorn',
      'dokovic',
    ]);
  });
  test.each([
    ['+44 7700 900 123', [['07700900123']]],
    ['+44 (0)7700 900 123', [['07700900123']]],
    ['yn19 abc', [['yn19', 'abc'], ['yn19abc']]],
    ['jane smi', [['jane', 'smi']]],
    ['YDO8 GHT', [['ydo8', 'ght'], ['ydo8ght'], ['yd08ght']]],
    ['Reg: YD08 GHT', [['yd08', 'ght'], ['yd08ght']]],
    ['tel:+447700900123', [['07700900123']]],
    ['mailto:Jane@example.com', [['jane@example.com']]],
    ['Paula Paste <paula@example.com>', [['paula@example.com']]],
    ['Jane.Doe@Exa', [['jane.doe@exa']]],
    ['01246/123.456', [['01246123456']]],
    [' - ', []],
    // Anything beyond what people type is ignored.
    ['a b c d e f g', [['a', 'b', 'c', 'd', 'e', 'f']]],
    ['x'.repeat(41), [['x'.repeat(40)]]],
    [`${'X'.repeat(40)}@exa`, [['x'.repeat(40)]]],
    // With the invisible characters that phones copy.
    ['\u202A07700 900123\u202C', [['07700900123']]],
    ['\u200Ejane.doe@exa\u200B', [['jane.doe@exa']]],
  ])('%j is read as %j', (typed, readings) => {
    expect(readingsOf(listQuery.q.parse(typed))).toEqual(readings);
  });
});

describe.each(engines)('search on %s', (engine) => {
  let running: TestGarage;
  let sian: string;
  let car: string;
  let enquiry: string;
  let last: string;

  beforeAll(async () => {
    running = await startTestGarage(engine);
    const { db } = running.garage;
    const contact = { full_name: "Siân O'Brien", email: 'Sian.OBrien@example.com', phone: '+44 7700 900123' };
    ({ id: sian } = await makeProfile(db, contact));
    ({ id: car } = await makeVehicle(db, {
      owner_id: sian,
      make: 'Škoda',
      model: 'Octavia',
      registration: 'YN19ABC',
      vin: 'TMBJJ7NE1K0012345',
    }));
    ({ id: enquiry } = await makeEnquiry(db, {
      full_name: 'Pat Moss',
      email: 'pat@example.com',
      vehicle_info: 'Mini, AB12 CDE',
    }));
    for (let index = 0; index < 130; index += 1)
      ({ id: last } = await makeProfile(db, { full_name: `Sam Common${index}` }));
  });
  afterAll(() => running.stop());

  test.each([
    'sia',
    'OBRIEN si',
    "o'br",
    'sian.obrien@ex',
    'obrien',
    '07700 900',
    '+44 7700 900123',
    '900 123',
  ])('finds a client by %j', async (typed) => {
    expect(await find(running.garage.db, 'client', typed)).toEqual({ ids: [sian], tooMany: false });
  });
  test.each(['yn19abc', 'YN19 A', 'y n19 abc', 'abc', 'skoda', 'sian octa', 'tmbjj7'])(
    'finds a car by %j',
    async (typed) => {
      expect((await find(running.garage.db, 'vehicle', typed)).ids).toEqual([car]);
    },
  );
  test('finds an enquiry by the plate it names', async () => {
    expect((await find(running.garage.db, 'enquiry', 'ab12')).ids).toEqual([enquiry]);
  });
  test('says when there are more than it gives', async () => {
    const found = await find(running.garage.db, 'client', 'common');
    expect([found.ids.length, found.tooMany]).toEqual([100, true]);
  });
  test('finds the one person who has both words, among many who have one', async () => {
    const [one, many] = await Promise.all(
      ['common129 sam', 'sam common'].map((typed) => find(running.garage.db, 'client', typed)),
    );
    expect(one).toEqual({ ids: [last], tooMany: false });
    expect([many?.ids.length, many?.tooMany]).toEqual([100, true]);
  });
  test('finds a full name, in either order, among hundreds who share each of its words', async () => {
    const { db } = running.garage;
    for (let index = 0; index < 260; index += 1) {
      await makeProfile(db, { full_name: `Alex Ab${index}` });
      await makeProfile(db, { full_name: `Aa${index} Zed` });
    }
    const { id } = await makeProfile(db, { full_name: 'Alex Middle Zed' });
    for (const typed of ['alex zed', 'zed alex', 'alex mid', 'zed alex m'])
      expect((await find(db, 'client', typed)).ids, typed).toEqual([id]);
    expect((await find(db, 'client', 'zed alex q')).ids).toEqual([]);
    expect((await find(db, 'client', 'alex zed')).tooMany, 'there may be more').toBe(true);
    const rare = await makeProfile(db, { full_name: 'Quin Zed', email: 'quin.rare@example.com' });
    expect(await find(db, 'client', 'zed rare'), 'the entries of the rarest word are walked').toEqual({
      ids: [rare.id],
      tooMany: false,
    });
  });
  test('a migration adds these whole names and the ends of phone numbers to an older database, but no word of erased clients', async () => {
    const { db } = running.garage;
    const { id: erased } = await makeProfile(db, {
      full_name: 'Erased client',
      erased_at: '2026-01-01T00:00:00Z',
    });
    const isAdded = (eb: ExpressionBuilder<Tables, 'search_terms'>) =>
      eb.or([eb('term', 'like', ' %'), eb('term', '=', '900123')]);
    const added = () => db.selectFrom('search_terms').select('term').where(isAdded).execute();
    const before = await added();
    await db.deleteFrom('search_terms').where(isAdded).execute();
    await up(db as Kysely<unknown>);
    expect((await added()).length).toBe(before.length);
    for (const term of [' skoda octavia', '900123']) expect(before).toContainEqual({ term });
    expect((await find(db, 'client', 'erased client')).ids).not.toContain(erased);
  });
  test('counts people, not their words, when several of their words begin alike', async () => {
    const { db } = running.garage;
    for (let index = 0; index < 60; index += 1) {
      const name = `Lee Leeson${index}`;
      await makeProfile(db, { full_name: name, email: `leeson${index}.lee@example.com` });
    }
    const found = await find(db, 'client', 'lee');
    expect([found.ids.length, found.tooMany]).toEqual([60, false]);
    const few = await find(db, 'client', 'lee', 25);
    expect([few.ids.length, few.tooMany]).toEqual([25, true]);
  });
  test('finds the cars of a person who is found by something that their cars do not carry', async () => {
    const cars = await findCars(running.garage.db, 'sian.obrien@ex');
    expect(cars).toEqual({ ids: [car], tooMany: false });
  });
  test('shows eight of each in the single field, in order, without removed cars, and says that there are more', async () => {
    const { db } = running.garage;
    const staff = await makePerson(running, 'employee');
    type Row = { id: string; full_name: string };
    type Everything = Record<'clients' | 'vehicles' | 'enquiries', Row[]> & { too_many: boolean };
    const search = async (typed: string) =>
      (await staff.get<Everything>(`/api/staff/search?q=${typed}`)).body;
    const names = ['Kim Bell', 'Kim Dean', 'Kim Ames'];
    for (const [day, full_name] of names.entries()) {
      const { id: owner_id } = await makeProfile(db, { full_name });
      await makeVehicle(db, { owner_id, archived_at: '2026-01-05T09:00:00.000Z' });
      await makeEnquiry(db, { full_name, created_at: `2026-05-1${(day * 2) % 3}T09:00:00.000Z` });
    }
    const few = await search('kim');
    expect(few.too_many).toBe(false);
    expect(few.clients.map((row) => row.full_name)).toEqual(names.toSorted());
    expect(few.enquiries.map((row) => row.full_name)).toEqual(['Kim Dean', 'Kim Ames', 'Kim Bell']);
    expect(few.vehicles).toEqual([]);
    const many = await search('common');
    expect([many.clients.length, many.too_many]).toEqual([8, true]);
    expect((await staff.get('/api/staff/clients?q=common')).body).toMatchObject({ too_many: true });
    expect((await staff.get('/api/staff/clients?q=kim')).body).toMatchObject({ too_many: false });
    for (let index = 0; index < 26; index += 1) await makeEnquiry(db, { full_name: 'Lee Query' });
    const asked = await search('query');
    expect([asked.enquiries.length, asked.too_many]).toEqual([8, true]);
  });
  test('shows no suspected spam in the single field, until staff say that it is not spam', async () => {
    const staff = await makePerson(running, 'employee');
    const { id } = await makeEnquiry(running.garage.db, { full_name: 'Rolf Replica', is_suspected_spam: 1 });
    const shown = async () =>
      (await staff.get<{ enquiries: object[] }>('/api/staff/search?q=replica')).body.enquiries;
    expect(await shown()).toEqual([]);
    await staff.post(`/api/staff/enquiries/${id}/spam`, { is_spam: false });
    expect(await shown()).toMatchObject([{ id }]);
  });
  test('looks for no cars after too many people, nor for people after too many cars, and says that there are more', async () => {
    const { db } = running.garage;
    const { id: owner } = await makeProfile(db, { full_name: 'Robin Tesla' });
    for (let index = 0; index < 101; index += 1) {
      await makeVehicle(db, { owner_id: owner, make: 'Tesla', registration: `TS${100 + index}` });
    }
    const [whose, cars, owned] = [
      await findSubjects(db, 'common'),
      await findCars(db, 'tesla'),
      await findCars(db, 'robin.tesla'),
    ];
    expect([whose.clients.length, whose.vehicles.length, whose.tooMany]).toEqual([100, 0, true]);
    expect([cars.ids.length, cars.tooMany]).toEqual([100, true]);
    expect(owned.tooMany).toBe(true);
    expect(await findSubjects(db, 'tesla')).toMatchObject({ clients: [owner], tooMany: true });
  });
  test('looks for cars even after too many people where the cars are shown', async () => {
    const { db } = running.garage;
    const [owner = ''] = (await findSubjects(db, 'common')).clients;
    const { id } = await makeVehicle(db, { owner_id: owner, registration: 'CM01 MON' });
    expect((await findSubjects(db, 'common')).vehicles).toEqual([]);
    const staff = await makePerson(running, 'employee');
    expect((await staff.get('/api/staff/search?q=common')).body).toMatchObject({ vehicles: [{ id }] });
    expect(await findCars(db, 'common')).toMatchObject({ ids: [id], tooMany: true });
    const shown = await findSubjects(db, 'common', { wanted: 25, showsCars: true });
    expect([shown.clients.length, shown.vehicles, shown.tooMany]).toEqual([25, [id], true]);
  });
  test('does not find what only looks similar', async () => {
    for (const typed of ['sian smith', 'common sian', 'sian common'])
      expect((await find(running.garage.db, 'client', typed)).ids, typed).toEqual([]);
    expect((await find(running.garage.db, 'client', '%')).ids).toEqual([]);
  });
  test('finds a car by the plate that staff have corrected, and not by the old one', async () => {
    const { db } = running.garage;
    const { id: owner_id } = await makeProfile(db, { full_name: 'Petra Plate' });
    const { id, version } = await makeVehicle(db, { owner_id, registration: 'OD71YET' });
    const staff = await makePerson(running, 'employee');
    const right = { registration: 'ND71YET', version };
    expect((await staff.patch(`/api/staff/vehicles/${id}`, right)).status).toBe(200);
    expect((await find(db, 'vehicle', 'nd71yet')).ids).toEqual([id]);
    expect((await find(db, 'vehicle', 'od71yet')).ids).toEqual([]);
  });
  test('finds the new name of a client and their car, and not the old one', async () => {
    const { db } = running.garage;
    const { id: other } = await makeProfile(db, { full_name: "Rory O'Brien" });
    const { id: theirs } = await makeVehicle(db, { owner_id: other });
    await db.updateTable('profiles').set({ full_name: 'Sian Hughes' }).where('id', '=', sian).execute();
    await indexClient(db, sian);
    expect((await find(db, 'vehicle', 'hughes')).ids).toEqual([car]);
    expect((await find(db, 'vehicle', 'obrien')).ids, 'another client keeps theirs').toEqual([theirs]);
    expect((await find(db, 'client', 'rory')).ids).toEqual([other]);
    await db.updateTable('profiles').set({ user_type: 'employee' }).where('id', '=', other).execute();
    await indexClient(db, other);
    expect((await find(db, 'client', 'rory')).ids, 'a colleague is not a client').toEqual([]);
  });
});
