import type { Status } from '../appointments/statuses.ts';
import { howLong, many, miles, pounds, shortDate, shortMoment } from '../notifications/words.server.ts';
import { showPlate } from '../vehicles/plate.ts';
import type { PersonalData } from './collect.server.ts';

/** A part of the copy in words: each entry is a list of labels with what stands there. */
export type Part = { title: string; entries: [label: string, words: string][][] };

type RowOf<Name extends keyof PersonalData> =
  NonNullable<PersonalData[Name]> extends (infer Row)[] ? Row : NonNullable<PersonalData[Name]>;
type Cars = PersonalData['vehicles'];
/** Its label and how it is said; null: it tells a person nothing (ids, versions) and is in the JSON alone. */
type Field<Value> = [label: string, say?: (value: NonNullable<Value>, cars: Cars) => string] | null;
type Fields<Row> = { [Column in keyof Row]-?: Field<Row[Column]> };
/** Every column of every part has to be named, so that a new one is not forgotten. */
type Parts = { [Name in keyof PersonalData]: { title: string; fields: Fields<RowOf<Name>> } };

/** @returns a person's data in their order, for people: amounts, dates and plates as they are written */
export function inWords(data: PersonalData): Part[] {
  return Object.entries(parts).map(([name, { title, fields }]) => {
    const part = data[name as keyof PersonalData];
    const rows = part === null ? [] : [part].flat();
    return { title, entries: rows.map((row) => entryOf(row, fields, data.vehicles)) };
  });
}

function entryOf(row: object, fields: object, cars: Cars): [string, string][] {
  const values = new Map<string, unknown>(Object.entries(row));
  // `Parts` has checked that each field fits its column.
  return Object.entries(fields as Record<string, Field<unknown>>).flatMap(([column, field]) => {
    const value = values.get(column) ?? '';
    if (field === null || value === '') return [];
    const [label, say = String] = field;
    return [[label, say(value, cars)] as [string, string]];
  });
}

const yesNo = (flag: 0 | 1) => (flag === 1 ? 'Yes' : 'No');
const sentenceCase = (word: string) => {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
const carOf = (id: string, cars: Cars) => {
  const car = cars.find((each) => each.id === id);
  return car ? `${car.make} ${car.model}, ${showPlate(car.registration)}` : 'A vehicle';
};

const statusWords: Record<Status, string> = {
  scheduled: 'Booked, not yet confirmed',
  confirmed: 'Confirmed',
  in_progress: 'Work in progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
const reminderWords = { mot: 'MOT', service: 'Service', own: 'One of your own' };
const reasonWords = {
  expiry: 'The MOT expires',
  date: 'The date set for the next service',
  mileage: 'The mileage set for the next service, estimated from your mileages',
  interval: 'The time since the last service',
};

/** `{"full_name":"Ada"}` as `Full name: Ada`; what is inside each other is spelled out too. */
function spelledOut(value: unknown): string {
  if (Array.isArray(value)) return value.map(spelledOut).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  const pairs = Object.entries(value).map(([name, inner]) => `${sentenceCase(name)}: ${spelledOut(inner)}`);
  return pairs.join('; ') || 'Nothing';
}

const changes = {
  created_at: ['Stored on', shortMoment],
  updated_at: ['Last changed', shortMoment],
} satisfies Record<string, Field<string>>;

const parts: Parts = {
  profile: {
    title: 'Contact details',
    fields: {
      full_name: ['Name'],
      email: ['Email address'],
      phone: ['Phone'],
      user_type: ['Kind', sentenceCase],
      reminders_agreed_at: ['Agreed to reminders', shortMoment],
      staff_notes: ['Notes of the garage'],
      created_at: ['With us since', shortMoment],
      updated_at: ['Last changed', shortMoment],
      erased_at: ['Erased', shortMoment],
      id: null,
      user_id: null,
      version: null,
    },
  },
  account: {
    title: 'Account',
    fields: {
      email: ['Email address'],
      user_metadata: ['Given at sign-up', (json) => spelledOut(JSON.parse(json))],
      created_at: ['Opened', shortMoment],
      email_confirmed_at: ['Address confirmed', shortMoment],
      last_sign_in_at: ['Last sign-in', shortMoment],
    },
  },
  sessions: {
    title: 'Where you are signed in',
    fields: {
      created_at: ['Signed in', shortMoment],
      refreshed_at: ['Last used', shortMoment],
      user_agent: ['Browser'],
      ip: ['IP address'],
    },
  },
  vehicles: {
    title: 'Vehicles',
    fields: {
      registration: ['Registration', showPlate],
      make: ['Make'],
      model: ['Model'],
      year: ['Year'],
      fuel_type: ['Fuel', sentenceCase],
      vin: ['VIN'],
      mileage: ['Mileage', miles],
      mot_expiry: ['MOT expiry', shortDate],
      service_due_date: ['Next service', shortDate],
      service_due_mileage: ['Next service at', miles],
      archived_at: ['Removed', shortMoment],
      sold_at: ['Sold', shortMoment],
      ...changes,
      id: null,
      owner_id: null,
      version: null,
    },
  },
  mileage_readings: {
    title: 'Mileage readings',
    fields: {
      vehicle_id: ['Vehicle', carOf],
      read_on: ['Read on', shortDate],
      mileage: ['Mileage', miles],
    },
  },
  appointments: {
    title: 'Appointments',
    fields: {
      appointment_date: ['Date', shortDate],
      appointment_time: ['Time'],
      duration_minutes: ['Length', howLong],
      service_type: ['Work'],
      vehicle_id: ['Vehicle', carOf],
      estimated_cost: ['Estimate', pounds],
      status: ['Status', (status) => statusWords[status]],
      notes: ['Notes'],
      bay: ['Bay'],
      is_request: ['Asked for on a closed day', yesNo],
      is_no_show: ['Did not come', yesNo],
      cancel_reason: ['Reason for cancelling'],
      ...changes,
      id: null,
      client_id: null,
      assigned_to: null,
      cancelled_by: null,
      version: null,
    },
  },
  service_records: {
    title: 'Service records',
    fields: {
      service_date: ['Date', shortDate],
      service_type: ['Work'],
      vehicle_id: ['Vehicle', carOf],
      description: ['What was done'],
      cost: ['Cost', pounds],
      mileage: ['Mileage', miles],
      status: ['Status', (status) => statusWords[status]],
      ...changes,
      id: null,
      appointment_id: null,
      version: null,
    },
  },
  reminders: {
    title: 'Reminders',
    fields: {
      title: ['Reminder'],
      reminder_type: ['Kind', (type) => reminderWords[type]],
      vehicle_id: ['Vehicle', carOf],
      due_date: ['Due', shortDate],
      reason: ['Follows from', (reason) => reasonWords[reason]],
      send_on: ['Message leaves', shortDate],
      days_before: ['Before it is due', (days) => many(days, 'day')],
      is_sent: ['Sent', yesNo],
      sent_at: ['Sent on', shortMoment],
      dismissed_at: ['Stopped by the garage', shortMoment],
      is_from_staff: ['Entered by the garage', yesNo],
      created_at: ['Stored on', shortMoment],
      id: null,
      version: null,
    },
  },
  messages: {
    title: 'Messages to you',
    fields: {
      subject: ['Subject'],
      to_email: ['To'],
      created_at: ['Written', shortMoment],
      sent_at: ['Sent', shortMoment],
    },
  },
  enquiries: {
    title: 'Enquiries',
    fields: {
      full_name: ['Name'],
      email: ['Email address'],
      phone: ['Phone'],
      service_needed: ['Service needed'],
      vehicle_info: ['Vehicle'],
      message: ['Message'],
      source_page: ['Sent from the page'],
      status: ['Status', sentenceCase],
      internal_notes: ['Notes of the garage'],
      is_suspected_spam: ['Suspected spam', yesNo],
      created_at: ['Received', shortMoment],
      first_answered_at: ['First answered', shortMoment],
      updated_at: ['Last changed', shortMoment],
      id: null,
      assigned_to: null,
      client_id: null,
      version: null,
    },
  },
};
