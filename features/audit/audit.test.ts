import { expect, onTestFinished, test } from 'vitest';
import { makePerson } from '../../tests/people.ts';
import { engines, startTestGarage } from '../../tests/server.ts';
import { recordAuditEntry } from './data.server.ts';

test.each(engines)(
  'the log of a period has its first and last day in Chesterfield, whole, on %s',
  async (engine) => {
    const garage = await startTestGarage(engine);
    onTestFinished(garage.stop);
    const admin = await makePerson(garage, 'admin');
    for (const at of ['02T22:59:59.999', '02T23:00:00.000', '04T22:59:59.999', '04T23:00:00.000']) {
      const by = { id: null, now: Temporal.Instant.from(`2026-06-${at}Z`) };
      await recordAuditEntry(garage.garage.db, by, { action: 'job.run', subjectId: 'backup', summary: at });
    }
    const path = '/api/staff/audit?subject_id=backup&from=2026-06-03&to=2026-06-04';
    const { body } = await admin.get<{ rows: { summary: string }[] }>(path);
    expect(body.rows.map((row) => row.summary)).toEqual(['04T22:59:59.999', '02T23:00:00.000']);
  },
);
