import { statusShown } from '../../../../../features/appointments/statuses.ts';
import { carName } from '../../../../../features/vehicles/names.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { formatPhone } from '../../../../../features/phone.ts';
import type { Appointment } from '../parts/types.ts';
import type { UrlChange } from '../../parts/url-change.ts';
import { clientName } from '../parts/words.ts';

/** The part of the search route's answer that is shown. */
export type Answer = {
  clients: { id: string; full_name: string | null; email: string | null; phone: string | null }[];
  vehicles: {
    id: string;
    owner_id: string;
    owner_name: string | null;
    make: string;
    model: string;
    registration: string;
  }[];
  appointments: Appointment[];
  enquiries: { id: string; full_name: string; email: string; status: string }[];
};

/** One line in the list of findings, and where it leads. */
export type Finding = {
  key: string;
  kind: string;
  title: string;
  note: string;
  plate?: string;
  to: UrlChange;
  /** Leads to a page of its own, which leaves everything that was open and filtered behind. */
  resetQuery?: true;
  /** The client it is, or belongs to, if a client can be chosen by it. */
  whose?: { clientId: string; vehicleId: string | null; name: string };
};

/** @returns what the search found as one list: clients first, then vehicles, appointments, enquiries */
export function findingsOf({ clients, vehicles, appointments, enquiries }: Answer): Finding[] {
  return [
    ...clients.map(({ id, full_name, phone, email }) => ({
      key: `client ${id}`,
      kind: 'Client',
      title: clientName(full_name),
      note: [formatPhone(phone), email].filter(Boolean).join(' · '),
      to: { tab: 'clients', client: id },
      resetQuery: true as const,
      whose: { clientId: id, vehicleId: null, name: clientName(full_name) },
    })),
    ...vehicles.map((vehicle) => ({
      key: `vehicle ${vehicle.id}`,
      kind: 'Vehicle',
      title: carName(vehicle),
      note: clientName(vehicle.owner_name),
      plate: showPlate(vehicle.registration),
      to: { vehicle: vehicle.id },
      whose: {
        clientId: vehicle.owner_id,
        vehicleId: vehicle.id,
        name: clientName(vehicle.owner_name),
      },
    })),
    ...appointments.map((appointment) => ({
      key: `appointment ${appointment.id}`,
      kind: 'Appointment',
      title: `${formatDateWithWeekday(appointment.appointment_date)} ${appointment.appointment_time}, ${appointment.service_type}`,
      note: `${statusShown(appointment)} · ${clientName(appointment.client.full_name)}`,
      to: { appointment: appointment.id },
    })),
    ...enquiries.map(({ id, full_name, email }) => ({
      key: `enquiry ${id}`,
      kind: 'Enquiry',
      title: full_name,
      note: email,
      to: { tab: 'enquiries', status: 'all', enquiry: id },
      resetQuery: true as const,
    })),
  ];
}
