import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';

describe.each(engines)('a person’s own profile on %s', (engine) => {
  let garage: TestGarage;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
  });
  afterAll(() => garage.stop());

  test('a name from sign-up that is too long is cut, not lost', async () => {
    const { db } = garage.garage;
    const client = await makePerson(garage);
    await db.deleteFrom('profiles').where('id', '=', client.profile.id).execute();
    const user_metadata = JSON.stringify({ full_name: ` ${'Nia '.repeat(100)}` });
    await db.updateTable('users').set({ user_metadata }).where('id', '=', client.userId).execute();
    const made = await client.post<{ full_name: string }>('/api/profile');
    expect(made.body.full_name).toBe('Nia '.repeat(50).trim());
  });

  test('changing one field leaves the other as it is; an empty value clears a field', async () => {
    const client = await makePerson(garage, 'client', { fullName: 'Nia Name' });
    const change = async (given: object) => (await client.patch('/api/profile', given)).body;
    expect(await change({ phone: '01246 123456' })).toMatchObject({
      full_name: 'Nia Name',
      phone: '01246 123456',
    });
    expect(await change({ full_name: 'Nia New' })).toMatchObject({
      full_name: 'Nia New',
      phone: '01246 123456',
    });
    expect(await change({ phone: '' })).toMatchObject({
      full_name: 'Nia New',
      phone: null,
      version: client.profile.version + 3,
    });
    const staff = await makePerson(garage, 'employee');
    const found = await staff.get<{ rows: object[] }>('/api/staff/clients?q=nia+new');
    expect(found.body.rows).toMatchObject([{ id: client.profile.id }]);
  });
});
