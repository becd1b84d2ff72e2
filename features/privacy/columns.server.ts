import { statusWords } from '../appointments/statuses.ts';
import { formatDate, formatInstant } from '../date-words.ts';
import { enquiryStatusWords } from '../enquiries/schema.ts';
import { counted, pounds, formatMiles } from '../amount-words.ts';
import { howLong } from '../notifications/words.server.ts';
import { readPhone } from '../phone.ts';
import { quoteWords } from '../quotes/schema.ts';
import { reminderKind } from '../reminders/kinds.ts';
import { fuelWords } from '../vehicles/fuels.ts';
import { showPlate } from '../vehicles/plate.ts';
import { accountParts } from './account-columns.server.ts';
import { carOf, type Field, type Parts, reasonWords, sentenceCase, yesNo } from './words.server.ts';

const changes = {
  created_at: ['Stored on', formatInstant],
  updated_at: ['Last changed', formatInstant],
} satisfies Record<string, Field<string>>;

/** What the readable copy says about each column, in this order. */
export const parts: Parts = {
  profile: {
    title: 'Contact details',
    fields: {
      full_name: ['Name'],
      email: ['Email address'],
      phone: ['Phone', (phone) => readPhone(phone).shown],
      user_type: ['Kind', sentenceCase],
      reminders_agreed_at: ['Agreed to reminders', formatInstant],
      reminders_stopped_at: ['Stopped reminders', formatInstant],
      staff_notes: ['The garage’s notes'],
      created_at: ['With us since', formatInstant],
      updated_at: ['Last changed', formatInstant],
      erased_at: ['Erased', formatInstant],
      id: null,
      user_id: null,
      merged_into: null,
      version: null,
    },
  },
  ...accountParts,
  vehicles: {
    title: 'Vehicles',
    fields: {
      registration: ['Registration', showPlate],
      make: ['Make'],
      model: ['Model'],
      year: ['Year'],
      fuel_type: ['Fuel', (fuel) => fuelWords[fuel]],
      vin: ['VIN'],
      mileage: ['Mileage', formatMiles],
      mot_expiry: ['MOT expiry', formatDate],
      service_due_date: ['Next service', formatDate],
      service_due_mileage: ['Next service at', formatMiles],
      archived_at: ['Removed', formatInstant],
      sold_at: ['Sold', formatInstant],
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
      read_on: ['Read on', formatDate],
      mileage: ['Mileage', formatMiles],
    },
  },
  calendar_addresses: {
    title: 'Your private calendar address',
    fields: { created_at: ['Made on', formatInstant] },
  },
  appointments: {
    title: 'Appointments',
    fields: {
      appointment_date: ['Date', formatDate],
      appointment_time: ['Time'],
      duration_minutes: ['Length', howLong],
      service_type: ['Work'],
      vehicle_id: ['Vehicle', carOf],
      estimated_cost: ['Estimate', pounds],
      status: ['Status', (status) => statusWords[status]],
      notes: ['Notes'],
      workshop_notes: ['The garage’s notes'],
      bay: ['Bay'],
      is_request: ['Requested for a closed day', yesNo],
      is_no_show: ['Missed', yesNo],
      cancel_reason: ['Reason for cancelling'],
      ...changes,
      id: null,
      client_id: null,
      assigned_to: null,
      cancelled_by: null,
      version: null,
    },
  },
  quotes: {
    title: 'Prices you were asked to approve',
    fields: {
      work: ['Work'],
      price: ['Price', pounds],
      status: ['Outcome', (status) => quoteWords[status]],
      asked_at: ['Asked', formatInstant],
      answered_at: ['Settled', formatInstant],
      id: null,
      appointment_id: null,
      asked_by: null,
      answered_by: null,
    },
  },
  service_records: {
    title: 'Service records',
    fields: {
      service_date: ['Date', formatDate],
      service_type: ['Work'],
      vehicle_id: ['Vehicle', carOf],
      description: ['What was done'],
      cost: ['Cost', pounds],
      mileage: ['Mileage', formatMiles],
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
      reminder_type: ['Kind', (_, __, reminder) => reminderKind(reminder)],
      vehicle_id: ['Vehicle', carOf],
      due_date: ['Due', formatDate],
      reason: ['Based on', (reason) => reasonWords[reason]],
      send_on: ['Message planned for', formatDate],
      days_before: ['How long before', (days) => counted(days, 'day')],
      is_sent: ['Sent', yesNo],
      sent_at: ['Sent on', formatInstant],
      dismissed_at: ['Stopped by the garage', formatInstant],
      is_from_staff: ['Entered by the garage', yesNo],
      created_at: ['Stored on', formatInstant],
      id: null,
      version: null,
    },
  },
  messages: {
    title: 'Messages to you',
    fields: {
      subject: ['Subject'],
      to_email: ['To'],
      created_at: ['Written', formatInstant],
      sent_at: ['Sent', formatInstant],
    },
  },
  enquiries: {
    title: 'Enquiries',
    fields: {
      full_name: ['Name'],
      email: ['Email address'],
      phone: ['Phone', (phone) => readPhone(phone).shown],
      service_needed: ['Service needed'],
      vehicle_info: ['Vehicle'],
      message: ['Message'],
      source_page: ['Sent from page'],
      status: ['Status', (status) => enquiryStatusWords[status]],
      internal_notes: ['The garage’s notes'],
      is_suspected_spam: ['Suspected spam', yesNo],
      created_at: ['Received', formatInstant],
      first_answered_at: ['First answered', formatInstant],
      updated_at: ['Last changed', formatInstant],
      id: null,
      assigned_to: null,
      client_id: null,
      version: null,
    },
  },
};
