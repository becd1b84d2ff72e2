import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startProcess } from '../../tests/processes.ts';
import { engines, startTestGarage } from '../../tests/server.ts';
import { startSmtp } from '../../tests/smtp.ts';
import { queueMessage } from './outbox.server.ts';

const messages = 40;
const kills = 3;

describe.each(engines)('killing the sender on %s', (engine) => {
  test(
    `loses none of ${messages} messages in ${kills} kills, and repeats at most the one being sent`,
    async () => {
      const smtp = await startSmtp();
      const garage = await startTestGarage(engine);
      const { db, env } = garage.garage;
      const ids = new Set<string>();
      await db.transaction().execute(async (trx) => {
        for (let index = 0; index < messages; index += 1) {
          const message = {
            kind: 'work-completed' as const,
            to: 'sam@example.com',
            subject: `Number ${index}`,
            text: 'Words',
            html: '',
          };
          ids.add(`<${await queueMessage(trx, message, Temporal.Now.instant())}@garage.example>`);
        }
      });
      const settings = {
        DATA_DIR: env.dataDir,
        DATABASE_URL: env.databaseUrl,
        SMTP_URL: smtp.url,
        PUBLIC_URL: 'https://garage.example',
      };
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await startProcess(settings);
        const some = 1 + Math.floor((Math.random() * messages) / (kills + 1));
        await smtp.hasTaken(Math.min(smtp.taken.length + some, messages - 1));
        // Kill not only right after a message was taken: handing one over takes a tenth of a second.
        await wait(Math.random() * 100);
        await server.kill();
        // Lets the claim of the dead process run out, which frees its message.
        await db
          .updateTable('outbox')
          .set({ claimed_until: '2026-01-01T00:00:00.000Z' })
          .where('claimed_until', 'is not', null)
          .execute();
      }
      const server = await startProcess(settings);
      const taken = () => new Set(smtp.taken.map((mail) => mail.messageId));
      await expect.poll(taken, { timeout: messages * 3000 }).toEqual(ids);
      expect(await server.stop()).toBe(0);
      expect(smtp.taken.length - messages).toBeLessThanOrEqual(kills);
      const unsent = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
      expect(unsent).toEqual([]);
      await garage.stop();
      await smtp.stop();
      // Every kill costs a start; the long form has many.
    },
    120_000 + kills * 15_000,
  );
});
