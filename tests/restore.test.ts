import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { backupNow } from '../db/backup.ts';
import { makeAppointment, makeEnquiry, makeProfile, makeReminder, makeVehicle } from '../db/factories.ts';
import { isMigrated } from '../db/migrate.ts';
import { databaseFile, openDatabase, openSqliteFile } from '../db/open.ts';
import { restoreFile, restoreInto } from '../db/restore.ts';
import { issueCode } from '../features/auth/codes.server.ts';
import type { MessageKind } from '../features/notifications/kinds.ts';
import { queueMessage, withdrawMessages } from '../features/notifications/outbox.server.ts';
import { reminderKey } from '../features/reminders/send.server.ts';
import { migrateTo } from './databases.ts';
import { openTransaction, untilWaiting } from './locks.ts';
import { makePerson } from './people.ts';
import { runScript, startProcess } from './processes.ts';
import { createDatabase, engines, monday, startTestGarage } from './server.ts';
import { siteStandIn } from './site-stand-in.ts';

let folder: string;
let postgres: Awaited<ReturnType<typeof createDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garage-restore-test-'));
  postgres = await createDatabase();
});
afterEach(async () => {
  await postgres.drop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A client and an enquirer are in a backup and are erased after it; another client is not erased, and is sent messages;
 * newer backups follow, one of them before anyone is erased.
 * @returns what is needed to restore the older backup and to check the result
 */
async function erasedAfterBackup(engine: (typeof engines)[number]) {
  const garage = await startTestGarage(engine);
  const { db, env } = garage.garage;
  const source = { db, databaseUrl: env.databaseUrl, dataDir: env.dataDir };
  const admin = await makePerson(garage, 'admin');
  const client = await makePerson(garage, 'client', { fullName: 'Ella Erased', email: 'ella@example.com' });
  const vehicle = await makeVehicle(db, { owner_id: client.profile.id, registration: 'YN19ELA' });
  const work = await makeAppointment(db, {
    client_id: client.profile.id,
    vehicle_id: vehicle.id,
    status: 'in_progress',
    appointment_date: '2026-06-08',
  });
  await makeAppointment(db, { client_id: client.profile.id, appointment_date: '2026-06-11' });
  // Merged before the backup, so that only erasing the other entry records this one as erased.
  await makeProfile(db, { full_name: null, merged_into: client.profile.id, erased_at: monday.toString() });
  const bystander = await makePerson(garage, 'client', { fullName: 'Ben Bystander' });
  const booked = { appointment_date: '2026-06-09', status: 'in_progress' as const };
  await makeAppointment(db, { client_id: bystander.profile.id, ...booked });
  const car = await makeVehicle(db, { owner_id: bystander.profile.id });
  const due = { vehicle_id: car.id, reminder_type: 'mot' as const, due_date: '2026-08-07', days_before: 60 };
  const service = await makeReminder(db, {
    vehicle_id: car.id,
    reminder_type: 'service',
    due_date: '2026-09-01',
  });
  const reminder = await makeReminder(db, due);
  await issueCode(garage.garage, db, {
    userId: bystander.userId,
    kind: 'recovery',
    email: 'ben@example.com',
  });
  const words = { to: 'ben@example.com', subject: 'Hello', text: 'Words', html: '' };
  const message = { ...words, profileId: bystander.profile.id };
  await queueMessage(db, { ...message, kind: 'work-completed' }, monday);
  const failed = (failed_at: string | null) =>
    db.updateTable('outbox').set({ failed_at }).where('kind', '=', 'work-completed').execute();
  await failed(monday.toString());
  // It can sign its reader in, so its text is kept only until it is sent.
  const link = { ...words, text: 'Secret link', html: 'Secret link' };
  await queueMessage(db, { ...link, profileId: bystander.profile.id, kind: 'sign-in-link' }, monday);
  const leave = (kind: MessageKind, sent_at: string) =>
    db.updateTable('outbox').set({ sent_at, text: '', html: '' }).where('kind', '=', kind).execute();
  await queueMessage(db, { ...message, kind: 'booking-confirmed' }, monday);
  await leave('booking-confirmed', knownUntil);
  // Sent while the clock was a year ahead.
  await queueMessage(db, { ...words, to: 'ada@example.com', kind: 'enquiry-new' }, monday);
  await leave('enquiry-new', '2027-06-08T09:00:00.000Z');
  const again = { kind: 'appointment-tomorrow', onceKey: 'written anew' } as const;
  await queueMessage(db, { ...message, ...again }, monday);
  const enquiry = await makeEnquiry(db, { full_name: 'Erin Enquirer', email: 'erin@example.com' });
  // On the day of the backup, this client still worked for the garage.
  const is = (user_type: 'employee' | 'client') =>
    db.updateTable('profiles').set({ user_type }).where('id', '=', client.profile.id).execute();
  await is('employee');
  const { file: older } = await backupNow(source, join(folder, 'backups'), monday);
  await is('client');
  await leave('sign-in-link', knownUntil);
  const toErased = { ...words, profileId: client.profile.id, kind: 'booking-received' } as const;
  await queueMessage(db, { ...toErased, to: 'ella@example.com' }, monday);
  await leave('booking-received', knownUntil);
  // Cleaned up before the older backup was made, but still in some other backup.
  await queueMessage(db, { ...message, kind: 'price-agreed' }, monday);
  await leave('price-agreed', '2026-06-08T08:59:59.999Z');
  await queueMessage(db, { ...message, kind: 'booking-moved', onceKey: 'left twice' }, monday);
  await leave('booking-moved', '2026-06-08T10:00:00.000Z');
  await backupNow(source, join(folder, 'backups'), monday.add({ hours: 12 }));
  // As after a restore that did not know of it: a different message says the same thing.
  await db.updateTable('outbox').set({ id: 'another' }).where('once_key', '=', 'left twice').execute();
  const onceKey = reminderKey(reminder);
  await queueMessage(db, { ...message, kind: 'reminder-mot', reminderId: reminder.id, onceKey }, monday);
  const tomorrow = {
    kind: 'appointment-tomorrow',
    onceKey: 'told of tomorrow',
    ics: 'BEGIN:VCALENDAR',
    headers: { 'X-Of-The-Day-Before': 'kept' },
  } as const;
  await queueMessage(db, { ...message, ...tomorrow }, monday);
  await withdrawMessages(db, { once_key: again.onceKey }, monday);
  await queueMessage(db, { ...message, ...again }, monday);
  // These messages are about what the reminder has since become, and about rows that the backup does not have.
  const reminded = { reminderId: service.id, onceKey: reminderKey({ ...service, ...laterDue }) };
  await db.updateTable('reminders').set(laterDue).where('id', '=', service.id).execute();
  await queueMessage(db, { ...message, ...reminded, kind: 'reminder-service' }, monday);
  const booking = { client_id: bystander.profile.id, appointment_date: '2026-06-12' };
  const since = await makeAppointment(db, booking);
  await queueMessage(db, { ...message, kind: 'booking-received', appointmentId: since.id }, monday);
  const asked = await makeReminder(db, { vehicle_id: car.id, reminder_type: 'own', due_date: '2026-07-01' });
  await queueMessage(db, { ...message, kind: 'reminder-own', reminderId: asked.id }, monday);
  // It belongs to no client, so erasing a person would not remove it.
  await queueMessage(db, { ...words, kind: 'enquiry-received' }, monday);
  await failed(null);
  const sent = { sent_at: '2026-06-08T10:00:00.000Z' };
  await db
    .updateTable('outbox')
    .set(sent)
    .where('withdrawn_at', 'is', null)
    .where('sent_at', 'is', null)
    .execute();
  await db.updateTable('reminders').set({ is_sent: 1 }).execute();
  await admin.patch(`/api/staff/appointments/${work.id}/status`, { status: 'completed' });
  const erased = await admin.post(`/api/admin/clients/${client.profile.id}/erase`, { name: 'Ella Erased' });
  expect(erased.status).toBe(200);
  expect((await admin.delete(`/api/staff/enquiries/${enquiry.id}`)).status).toBe(200);
  const later = await makePerson(garage, 'client', { fullName: 'Ella Later' });
  const gone = await admin.post(`/api/admin/clients/${later.profile.id}/erase`, { name: 'Ella Later' });
  expect(gone.status).toBe(200);
  const { file: newer } = await backupNow(source, join(folder, 'backups'), monday.add({ hours: 24 }));
  await garage.stop();
  return { older, newer, adminId: admin.userId };
}

/** The older backup knows of every message sent by then, except those sent at that very moment. */
const knownUntil = '2026-06-08T09:00:00.000Z';
const laterDue = { due_date: '2026-10-01' };

/** Everything about people in a database, as one text, and how many sessions and codes let somebody in. */
async function found(databaseUrl: string, dataDir: string) {
  const db = openDatabase(databaseUrl, dataDir);
  const tables = [
    'users',
    'profiles',
    'vehicles',
    'appointments',
    'contact_submissions',
    'search_terms',
    'outbox',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  const sessions = await db.selectFrom('sessions').select('id').execute();
  const codes = await db.selectFrom('one_time_tokens').select('id').execute();
  const record = await db.selectFrom('audit_log').select(['action', 'summary']).orderBy('action').execute();
  const told = await db
    .selectFrom('outbox')
    .select(['kind', 'sent_at', 'once_key', 'ics', 'failed_at'])
    .where('to_email', '=', 'ben@example.com')
    .where('withdrawn_at', 'is', null)
    .orderBy('kind')
    .orderBy('once_key')
    .execute();
  const reminders = await db.selectFrom('reminders').selectAll().orderBy('reminder_type').execute();
  await db.destroy();
  // Without password hashes: one may contain a name by chance.
  const text = JSON.stringify(rows, (name, value) => (name === 'password_hash' ? undefined : value));
  return { text, entrances: sessions.length + codes.length, record, told, reminders };
}

/** Also checks that no message sent after the backup is sent again. */
function expectErased(
  { text, entrances, record, told, reminders }: Awaited<ReturnType<typeof found>>,
  adminId: string,
) {
  const sent = { sent_at: '2026-06-08T10:00:00.000Z' };
  const left = { ...sent, failed_at: null };
  const [mot, service] = reminders;
  if (!mot || !service) expect.fail('there should be two reminders');
  expect(told).toEqual([
    { kind: 'appointment-tomorrow', once_key: 'told of tomorrow', ics: 'BEGIN:VCALENDAR', ...left },
    { kind: 'appointment-tomorrow', once_key: 'written anew', ics: null, ...left },
    { kind: 'booking-confirmed', once_key: null, ics: null, ...left, sent_at: knownUntil },
    { kind: 'booking-moved', once_key: 'left twice', ics: null, ...left },
    { kind: 'reminder-mot', once_key: reminderKey(mot), ics: null, ...left },
    {
      kind: 'reminder-service',
      once_key: reminderKey({ ...service, ...laterDue }),
      ics: null,
      ...left,
    },
    { kind: 'sign-in-link', once_key: null, ics: null, ...left, sent_at: knownUntil },
    { kind: 'work-completed', once_key: null, ics: null, ...left },
  ]);
  expect(reminders, 'the other one has another date here').toMatchObject([
    { is_sent: 1, ...sent },
    { is_sent: 0, sent_at: null },
  ]);
  for (const kept of [
    adminId,
    '"user_type":"admin"',
    'Ben Bystander',
    '"status":"in_progress"',
    '"status":"cancelled"',
    'X-Of-The-Day-Before',
  ])
    expect(text).toContain(kept);
  expect(text).not.toMatch(/ella|erin|YN19ELA|secret link/i);
  expect(entrances).toBe(0);
  const summary = 'Erased again after a restore';
  expect(record).toEqual([
    { action: 'client.erased-again', summary },
    // The merged entry: for itself, and with the other.
    { action: 'client.erased-again', summary },
    { action: 'client.erased-again', summary },
    // Not in this backup, but perhaps in the next one to be restored.
    { action: 'client.erased-again', summary },
    { action: 'enquiry.deleted', summary },
  ]);
}

/**
 * Leaves a PostgreSQL database as a newer version would: a restore is also for going back from one. A provider has
 * added an extension, which alone may drop what is its own.
 */
async function upgrade(databaseUrl: string) {
  const db = openDatabase(databaseUrl, '');
  await sql`insert into kysely_migration (name, timestamp) values ('999-future', '2030-01-01')`.execute(db);
  await sql`create table of_the_future (id text primary key references profiles (id))`.execute(db);
  await sql`create table of_each_month (day text) partition by list (day)`.execute(db);
  await sql`create extension citext`.execute(db);
  await sql`create table of_the_provider (day text)`.execute(db);
  await sql`alter extension citext add table of_the_provider`.execute(db);
  await db.destroy();
}

/** The tables in a PostgreSQL database that this version did not make. */
async function foreignTables(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, '');
  const tables = await db.introspection.getTables();
  await db.destroy();
  return tables.map(({ name }) => name).filter((name) => name.startsWith('of_'));
}

describe.each(engines)('restoring an older backup of %s, after people were erased', (engine) => {
  test('brings nobody back if a newer backup is next to it', async () => {
    const { older, adminId } = await erasedAfterBackup(engine);
    const dataDir = join(folder, 'new machine');
    const restore = { backup: older, backupDir: join(dataDir, 'backups'), overwrite: false, now: monday };
    const { erased, replaced } = await restoreFile(restore, dataDir);
    expect({ erased, replaced }).toEqual({ erased: 4, replaced: undefined });
    expect(readdirSync(dataDir)).toEqual(['garage.db']);
    expectErased(await found('', dataDir), adminId);
    writeFileSync(join(dataDir, 'garage.db.part'), 'what one has left that was killed');
    expect((await restoreInto(restore, postgres.url, dataDir)).erased).toBe(4);
    expect(readdirSync(dataDir)).toEqual(['garage.db']);
    expectErased(await found(postgres.url, ''), adminId);
  });
});

test('only the server’s own user has access to the database, its backups and what is restored', async () => {
  const parent = join(folder, 'made-with-it');
  const dataDir = join(parent, 'data');
  // As in production: in development, the command that starts the server is for its owner only too.
  const settings = { DATA_DIR: dataDir, JWT_SECRET: '', SITE_DIR: siteStandIn(folder) };
  const server = await startProcess(settings, 'tests/serve.ts');
  const { output } = await runScript('scripts/backup.ts', [], { DATA_DIR: dataDir, JWT_SECRET: '' });
  await server.stop();
  expect(output).toContain(`Keep a copy of ${dataDir}/jwt-secret in a safe place too`);
  const [backup = ''] = /^\S+garage-\w+\.db/.exec(output) ?? [];
  const restored = join(folder, 'restored');
  expect(statSync(backup).mode & 0o077, 'even if the backup folder is open to everyone').toBe(0);
  chmodSync(backup, 0o444);
  const damaged = join(dirname(backup), 'garage-20990101T021500Z.db');
  writeFileSync(damaged, 'no database');
  writeFileSync(join(dirname(backup), 'no backup'), 'nor asked');
  const { code, output: said } = await runScript('scripts/restore.ts', [backup], { DATA_DIR: restored });
  expect(code).toBe(0);
  expect(said).toContain(`was not erased again, because the backups cannot be read: ${damaged}. Start`);
  chmodSync(damaged, 0o400);
  const open = [parent, dataDir, restored]
    .flatMap((dir) => [dir, ...readdirSync(dir).map((name) => join(dir, name))])
    .filter((path) => statSync(path).mode & 0o077);
  expect(open).toEqual([]);
});

test('a restore of an older backup on its own finds erasures in the backup folder, or in what it replaces', async () => {
  const { older, newer, adminId } = await erasedAfterBackup('sqlite');
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const alone = join(dataDir, 'older.db');
  renameSync(older, alone);
  const elsewhere = { backup: alone, backupDir: dirname(older), overwrite: false, now: monday };
  expect((await restoreFile(elsewhere, join(folder, 'elsewhere'))).erased).toBe(4);
  expect((await restoreInto(elsewhere, postgres.url, folder)).erased).toBe(4);
  const restore = { backup: alone, backupDir: dataDir, overwrite: true, now: monday };
  expect((await restoreInto({ ...restore, backup: newer }, postgres.url, dataDir)).erased, 'all known').toBe(
    0,
  );
  await upgrade(postgres.url);
  await expect(restoreInto({ ...restore, overwrite: false }, postgres.url, dataDir)).rejects.toThrow(
    'already holds',
  );
  expect((await restoreInto(restore, postgres.url, dataDir)).erased).toBe(4);
  expect(await foreignTables(postgres.url)).toEqual(['of_the_provider']);
  expectErased(await found(postgres.url, ''), adminId);
  const onceMore = { ...restore, backupDir: join(folder, 'none') };
  const { erased: again } = await restoreInto(onceMore, postgres.url, join(folder, 'none'));
  expect(again, 'known from what an earlier restore has recorded').toBe(4);

  renameSync(newer, databaseFile(dataDir));
  const { erased, replaced, isKnown } = await restoreFile(restore, dataDir);
  expect({ erased, isKnown }).toEqual({ erased: 4, isKnown: true });
  expect(replaced).toContain('before-restore');
  expectErased(await found('', dataDir), adminId);
});

test('a backup from before an upgrade is brought up to date: nothing that migrations fill in is missing', async () => {
  const backup = join(folder, 'garage-20260608T090000Z.db');
  const older = openSqliteFile(backup);
  await migrateTo(older, '034-completed-services');
  const at = monday.toString();
  const erased = { id: 'erased', email: null, full_name: null, created_at: at, updated_at: at };
  await older.insertInto('profiles').values(erased).execute();
  await older.destroy();
  const restore = { backup, backupDir: folder, overwrite: false, now: monday };
  const dataDir = join(folder, 'data');
  await restoreFile(restore, dataDir);
  await restoreInto(restore, postgres.url, dataDir);
  for (const db of [openDatabase('', dataDir), openDatabase(postgres.url, '')]) {
    const people = await db.selectFrom('profiles').select('full_name').execute();
    expect([await isMigrated(db), people]).toEqual([true, [{ full_name: 'Erased client' }]]);
    await db.destroy();
  }
});

test('a server still writing to PostgreSQL during a restore leaves nothing behind, or the restore stops and says why', async () => {
  const { garage } = await startTestGarage('sqlite');
  const source = { db: garage.db, databaseUrl: '', dataDir: garage.env.dataDir };
  const { file } = await backupNow(source, folder, monday);
  const restore = { backup: file, backupDir: folder, overwrite: true, now: monday };
  await restoreInto(restore, postgres.url, folder);
  const db = openDatabase(postgres.url, '');
  onTestFinished(() => db.destroy());

  const writer = await openTransaction(db);
  await writer.insertInto('rate_limits').values({ key: 'counted meanwhile', window_start: 1 }).execute();
  const restoring = restoreInto(restore, postgres.url, folder);
  await untilWaiting(db);
  await writer.commit().execute();
  await restoring;
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([]);

  await sql`create function give_way() returns trigger language plpgsql
    as $$ begin raise exception using errcode = 'deadlock_detected'; end $$`.execute(db);
  await sql`create trigger give_way before delete on settings for each statement execute function give_way()`.execute(
    db,
  );
  await expect(restoreInto(restore, postgres.url, folder)).rejects.toThrow(
    /^Something is still writing to the database: stop every server/,
  );
});
