import fc from 'fast-check';
import { startTimes } from '../../features/appointments/times.ts';
import type { Answer, Person } from '../people.ts';
import type { TestGarage } from '../garage.ts';
import { complaints } from './invariants.ts';

/**
 * The simplest possible model of a garage: what the real one must agree with after every step, and how it must
 * answer each step.
 */

type Status = 'scheduled' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled';
type Booked = {
  id: string;
  start: number;
  length: number;
  bay: number;
  status: Status;
  undo: { status: Status; until: number } | undefined;
};
export type Model = { booked: Booked[]; second: number };
export type Real = {
  garage: TestGarage;
  staff: Person;
  clientId: string;
  date: string;
  start: Temporal.Instant;
};

export const bays = 2;
const undoSeconds = 30;
const next: Partial<Record<Status, Status>> = {
  scheduled: 'confirmed',
  confirmed: 'in_progress',
  in_progress: 'completed',
};
const isOpen = ({ status }: Booked) => status !== 'completed' && status !== 'cancelled';
const isFree = (model: Model, bay: number, start: number, length: number, except?: Booked) =>
  !model.booked.some(
    (other) =>
      other !== except &&
      other.status !== 'cancelled' &&
      other.bay === bay &&
      other.start < start + length &&
      start < other.start + other.length,
  );
const anyFree = (model: Model, start: number, length: number, except?: Booked) =>
  [1, 2].find((bay) => isFree(model, bay, start, length, except));

/** One step: which appointment it is about, and what it asks of the real garage. */
type Step = { name: string; which: number; start: number; length: number; wait: number };

class Command implements fc.AsyncCommand<Model, Real> {
  readonly step: Step;
  constructor(step: Step) {
    this.step = step;
  }
  check = (model: Readonly<Model>) => this.step.name === 'create' || model.booked.length > 0;
  toString = () =>
    `${this.step.name} #${this.step.which} at ${startTimes[this.step.start]} for ${this.step.length} after ${this.step.wait} s`;

  async run(model: Model, { garage, staff, clientId, date, start }: Real): Promise<void> {
    model.second += this.step.wait;
    garage.setTime(start.add({ seconds: model.second }));
    const target = model.booked[this.step.which % Math.max(model.booked.length, 1)];
    const expected = outcome(model, this.step, target);
    const when = {
      appointment_date: date,
      appointment_time: startTimes[this.step.start],
      duration_minutes: this.step.length * 30,
    };
    const answer = await ask(staff, this.step.name, target, { ...when, client_id: clientId });
    if (answer.status >= 300 !== (expected === undefined)) {
      throw new Error(
        `${this.toString()} was answered with ${answer.status} (${JSON.stringify(answer.body)})`,
      );
    }
    if (expected && this.step.name === 'create') model.booked.push({ ...expected, id: answer.body.id });
    else if (expected && target) Object.assign(target, expected);
    await compare(model, garage);
  }
}

type Body = { id: string };

function ask(staff: Person, name: string, target: Booked | undefined, when: object): Promise<Answer<Body>> {
  const path = `/api/staff/appointments/${target?.id ?? ''}`;
  if (name === 'create') return staff.post('/api/staff/appointments', { ...when, service_type: 'MOT Test' });
  if (name === 'move') return staff.post(`${path}/move`, when);
  if (name === 'cancel') return staff.post(`${path}/cancel`, { reason: 'No longer needed' });
  if (name === 'undo') return staff.post(`${path}/undo`, {});
  return staff.patch(`${path}/status`, { status: next[target?.status ?? 'completed'] ?? 'confirmed' });
}

/** @returns the appointment after the step, or undefined when the step must be refused */
function outcome(
  model: Model,
  { name, start, length }: Step,
  target: Booked | undefined,
): Booked | undefined {
  if (name === 'create') {
    const bay = anyFree(model, start, length);
    return bay === undefined
      ? undefined
      : { id: '', start, length, bay, status: 'scheduled', undo: undefined };
  }
  if (!target) return undefined;
  if (name === 'undo') return undone(model, target);
  if (!isOpen(target)) return undefined;
  const undo = { status: target.status, until: model.second + undoSeconds };
  if (name === 'cancel') return { ...target, status: 'cancelled', undo };
  if (name === 'move') {
    const bay = isFree(model, target.bay, start, length, target)
      ? target.bay
      : anyFree(model, start, length, target);
    return bay === undefined ? undefined : { ...target, start, length, bay, undo: undefined };
  }
  const status = next[target.status];
  return status && { ...target, status, undo };
}

function undone(model: Model, target: Booked): Booked | undefined {
  if (!target.undo || model.second > target.undo.until) return undefined;
  const { start, length, status } = target;
  const same = isFree(model, target.bay, start, length, target)
    ? target.bay
    : anyFree(model, start, length, target);
  const bay = status === 'cancelled' ? same : target.bay;
  return bay === undefined ? undefined : { ...target, bay, status: target.undo.status, undo: undefined };
}

async function compare(model: Model, { garage: { db } }: TestGarage): Promise<void> {
  const rows = await db.selectFrom('appointments').selectAll().orderBy('id').execute();
  const real = rows.map(
    (row) => `${row.id} ${row.appointment_time} ${row.duration_minutes} ${row.bay} ${row.status}`,
  );
  const thought = model.booked
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(
      ({ id, start, length, bay, status }) => `${id} ${startTimes[start]} ${length * 30} ${bay} ${status}`,
    );
  if (real.join('\n') !== thought.join('\n'))
    throw new Error(`Stored:\n${real.join('\n')}\nExpected:\n${thought.join('\n')}`);
  const found = await complaints(db);
  if (found.length > 0) throw new Error(found.join('\n'));
}

const names = ['create', 'create', 'move', 'move', 'cancel', 'status', 'status', 'undo'] as const;
const step = fc.record({
  name: fc.constantFrom(...names),
  which: fc.nat(11),
  start: fc.nat(7),
  length: fc.integer({ min: 1, max: 4 }),
  wait: fc.constantFrom(1, 1, 5, 31),
});

/** Random days in a garage with two bays and little free time. */
export const days = (longest: number) =>
  fc.commands([step.map((one) => new Command(one))], { maxCommands: longest, size: 'max' });

/** Steps that are all sent at once; afterwards only the rules that always hold can be checked. */
export const crowds = fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), {
  minLength: 1,
  maxLength: 6,
});

/** Sends all steps of a crowd at once. @returns what is wrong afterwards */
export async function runCrowd(real: Real, crowd: Step[]): Promise<string[]> {
  const { db } = real.garage.garage;
  const rows = await db.selectFrom('appointments').select(['id', 'status']).execute();
  const answers = await Promise.all(
    crowd.map(({ name, which, start, length }) => {
      const row = rows[which % Math.max(rows.length, 1)];
      const target = row && { ...row, start: 0, length: 1, bay: 1, undo: undefined };
      const when = {
        appointment_date: real.date,
        appointment_time: startTimes[start],
        duration_minutes: length * 30,
        client_id: real.clientId,
      };
      return target || name === 'create' ? ask(real.staff, name, target, when) : undefined;
    }),
  );
  const failures = answers
    .filter((answer) => answer && answer.status >= 500)
    .map((answer) => `Answered with ${answer?.status}.`);
  return [...failures, ...(await complaints(db))];
}
