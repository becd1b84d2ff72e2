import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { demoAccounts } from '../db/demo.ts';
import { makeAppointment, makeEnquiry } from '../db/factories.ts';
import { chromiumSwitches, findChromium } from '../tests/chromium.ts';
import { type Garage, startGarage } from './garage.ts';
import { say } from './say.ts';

const rows = 500;

/**
 * `npm run bench -- apps`: what the applications load before anyone touches them, and how long they take to
 * show the result of an action, with 500 rows on a processor slowed down four times.
 */
export async function appsBench(): Promise<void> {
  const garage = await startGarage();
  await fill(garage);
  const { path } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: chromiumSwitches });
  try {
    const visitor = await browser.newContext({ baseURL: garage.url, viewport: { width: 412, height: 823 } });
    await firstLook(visitor, '/contact', 'form');
    await firstLook(visitor, '/auth', 'form');
    const client = await signedIn(visitor, 'client');
    await firstLook(visitor, '/dashboard', 'dl');
    await clientsHand(client);
    const desk = await browser.newContext({ baseURL: garage.url, viewport: { width: 1440, height: 900 } });
    await signedIn(desk, 'employee');
    await firstLook(desk, '/dashboard', 'dl');
    await desksHand(await desk.newPage());
  } finally {
    await browser.close();
    await garage.end();
  }
}

/** Adds 500 past appointments of the demo client, and 500 enquiries. */
async function fill({ db }: Garage): Promise<void> {
  const client = await db
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', demoAccounts[0].email)
    .executeTakeFirstOrThrow();
  const first = Temporal.Now.plainDateISO().subtract({ days: rows + 60 });
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < rows; index += 1) {
      const day = first.add({ days: index }).toString();
      await makeAppointment(trx, { client_id: client.id, appointment_date: day, status: 'completed' });
      await makeEnquiry(trx, { full_name: `Visitor ${index}` });
    }
  });
}

async function signedIn(context: BrowserContext, role: 'client' | 'employee'): Promise<Page> {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** Opens a page, touches nothing, and reports what has loaded once it is useful and one and a half seconds later. */
async function firstLook(context: BrowserContext, path: string, useful: string): Promise<void> {
  const page = await context.newPage();
  const sent: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(new URL(request.url()).pathname);
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') sent.push(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.includes(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.locator(useful).first().waitFor();
  const before = [...calls];
  await page.waitForTimeout(1500);
  say(
    `First look at ${path}`,
    `${sent.length} scripts, ${(bytes / 1000).toFixed(1)} kB with headers (Brotli); calls before it is useful: ${before.join(', ') || 'none'}; all: ${calls.length}`,
  );
  await page.close();
}

async function clientsHand(page: Page): Promise<void> {
  const hand = await slowHand(page);
  await page.goto('/dashboard?tab=appointments&show=over');
  const more = page.getByRole('button', { name: /more/i });
  for (;;) {
    await page.getByRole('listitem').first().waitFor();
    if (!(await more.isVisible())) break;
    const answered = page.waitForResponse(/api\/appointments/);
    await more.click();
    await answered;
  }
  await hand.rest();
  await hand.does('a list of 500 appointments: All instead of Past', () =>
    page.getByText('All', { exact: true }).click(),
  );
  await hand.does('a list of 500 appointments: Past again', () =>
    page.getByText('Past', { exact: true }).click(),
  );
  await hand.does('leaves the list of 500 for another tab', () =>
    page.getByRole('tab', { name: 'My Vehicles' }).click(),
  );
  await hand.does('comes back to the list of 500', () =>
    page.getByRole('tab', { name: 'Appointments', exact: true }).click(),
  );
  await hand.does('opens the booking window', () =>
    page.getByRole('button', { name: 'Book Appointment' }).first().click(),
  );
}

async function desksHand(page: Page): Promise<void> {
  const hand = await slowHand(page);
  await page.goto('/dashboard?tab=appointments');
  await page.getByRole('row').nth(1).waitFor();
  await hand.rest();
  await hand.does('searches all appointments (six letters)', () =>
    page.getByRole('searchbox').first().pressSequentially('carter', { delay: 60 }),
  );
  await hand.does('opens an appointment', () =>
    page.getByRole('row').nth(1).getByRole('link').first().click(),
  );
  await hand.does('closes it', () => page.keyboard.press('Escape'));
  await hand.does('goes to 500 enquiries', () => page.getByRole('tab', { name: /Enquiries/ }).click());
  await page.goto('/dashboard?tab=calendar');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await hand.rest();
  await hand.does('goes to the clients', () => page.getByRole('tab', { name: 'Clients' }).click());
  await hand.does('opens Schedule Appointment', () => page.keyboard.press('n'));
}

type Timed = { longest: number };

/** Slows the page's processor down four times and reads from the browser how long each action took to be painted. */
async function slowHand(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const timed: Timed = { longest: 0 };
    Object.assign(globalThis, { timed });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) timed.longest = Math.max(timed.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const longest = () =>
    page.evaluate(() => {
      const { timed } = globalThis as unknown as { timed: Timed };
      const { longest: found } = timed;
      timed.longest = 0;
      return found;
    });
  return {
    /** Lets the page settle, and discards how long that took. */
    rest: async () => {
      await page.waitForTimeout(2000);
      await longest();
    },
    does: async (what: string, act: () => Promise<void>) => {
      await act();
      await page.waitForTimeout(1500);
      const found = await longest();
      say(`${what}, slowest step`, found === 0 ? 'under 16 ms' : `${found} ms (goal 100)`);
    },
  };
}
