import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { checkQuery } from '../../server/check.ts';
import { today } from '../../server/clock.ts';
import { answerCsv, type Column } from '../../server/csv.ts';
import { wrongField } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { requireStaff } from '../auth/guards.server.ts';
import * as columns from './columns.server.ts';
import { countMots, listMots } from './mots.server.ts';
import { clientsReport, enquiriesReport } from './people.server.ts';
import { backwards, isBackwards, motsQuery, periodOf, reportQuery } from './period.ts';
import { appointmentsReport, baysReport, revenueReport } from './work.server.ts';

const query = checkQuery(reportQuery);

/** What happened over a period, as tables and as files. */
export const reports = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/appointments', query, async (c) =>
    c.json(await appointmentsReport(...asked(c, c.req.valid('query')))),
  )
  .get('/appointments/csv', query, async (c) => {
    const { by_type: rows } = await appointmentsReport(...asked(c, c.req.valid('query')));
    return file(c, 'appointments-report', columns.appointmentColumns, rows);
  })
  .get('/revenue', query, async (c) => c.json(await revenueReport(...asked(c, c.req.valid('query')))))
  .get('/revenue/csv', query, async (c) => {
    const { rows } = await revenueReport(...asked(c, c.req.valid('query')));
    return file(c, 'revenue', columns.revenueColumns, rows);
  })
  .get('/bays', query, async (c) => c.json(await baysReport(...asked(c, c.req.valid('query')))))
  .get('/bays/csv', query, async (c) => {
    const { rows } = await baysReport(...asked(c, c.req.valid('query')));
    return file(c, 'bays', columns.bayColumns, rows);
  })
  .get('/clients', query, async (c) => c.json(await clientsReport(...asked(c, c.req.valid('query')))))
  .get('/clients/csv', query, async (c) => {
    const { rows } = await clientsReport(...asked(c, c.req.valid('query')));
    return file(c, 'clients-report', columns.clientColumns, rows);
  })
  .get('/enquiries', query, async (c) => c.json(await enquiriesReport(...asked(c, c.req.valid('query')))))
  .get('/enquiries/csv', query, async (c) => {
    const { rows } = await enquiriesReport(...asked(c, c.req.valid('query')));
    return file(c, 'enquiries-report', columns.enquiryColumns, rows);
  })
  .get('/mots', checkQuery(motsQuery), async (c) => {
    const { db, clock } = c.var.garage;
    const date = today(clock());
    return c.json({ ...(await countMots(db, date)), ...(await listMots(db, date, c.req.valid('query'))) });
  })
  .get('/mots/csv', (c) => {
    const { db, clock } = c.var.garage;
    const date = today(clock());
    return answerCsv(c, 'mots-due', columns.motColumns, (page) => listMots(db, date, page));
  });

function asked(c: Context<AppEnv>, given: z.output<typeof reportQuery>) {
  const { db, clock } = c.var.garage;
  const period = periodOf(given, today(clock()));
  if (isBackwards(period)) throw wrongField('from', backwards);
  return [db, period] as const;
}

function file<Row>(c: Context<AppEnv>, name: string, cells: Column<Row>[], rows: Row[]) {
  return answerCsv(c, name, cells, async () => ({ rows, next: null }));
}
