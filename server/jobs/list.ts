import { backUpAndPrune } from '../../db/backup.ts';
import { tomorrowNoticeHours, notifyOfTomorrow } from '../../features/appointments/tomorrow.server.ts';
import { sendWaiting } from '../../features/notifications/worker.server.ts';
import { reminderHours, remindAll } from '../../features/reminders/send.server.ts';
import type { Garage } from '../garage.ts';
import { cleanUp } from './clean-up.ts';
import { dailyAt, every, type Job } from './job.ts';

/** Everything that the server does by itself. */
export const jobs: Job[] = [
  {
    name: 'outbox',
    label: 'Send messages',
    schedule: 'All the time',
    next: every({ seconds: 2 }),
    run: send,
    isShared: true,
  },
  {
    name: 'reminders',
    label: 'Plan and write reminders',
    schedule: `Every day at ${reminderHours.from}`,
    // Any earlier, it would plan and write nothing.
    next: dailyAt(reminderHours.from),
    run: remindAll,
  },
  {
    name: 'tomorrow',
    label: 'Tell clients about tomorrow',
    schedule: `Every 30 minutes from ${tomorrowNoticeHours.from} to ${tomorrowNoticeHours.until}`,
    next: every({ minutes: 30 }, tomorrowNoticeHours),
    run: notifyOfTomorrow,
  },
  {
    name: 'clean-up',
    label: 'Delete expired data',
    schedule: 'Every day at 03:30',
    next: dailyAt('03:30'),
    run: cleanUp,
  },
  {
    name: 'backup',
    label: 'Back up the database',
    schedule: 'Every day at 02:15',
    next: dailyAt('02:15'),
    run: backUp,
  },
];

async function send(garage: Garage, signal: AbortSignal): Promise<string | undefined> {
  if (!garage.env.smtpUrl) return 'Nothing is sent: no mail server is set up (SMTP_URL).';
  const { sent, later, failed } = await sendWaiting(garage, signal);
  const parts = [
    [sent, 'sent'],
    [later, 'to be tried again'],
    [failed, 'given up'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.length === 0 ? undefined : `${told.join(', ')}.`;
}

async function backUp({ db, env, clock }: Garage, signal: AbortSignal): Promise<string> {
  const source = { db, databaseUrl: env.databaseUrl, dataDir: env.dataDir };
  const { size } = await backUpAndPrune(source, env.backupDir, clock(), signal);
  return `Backup of ${size} written and checked.`;
}
