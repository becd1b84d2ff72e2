import {
  keepPreviousData,
  type QueryMeta,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { answerOf, api } from '../../../../lib/api.ts';
import { isDate } from '../../../../../features/date-words.ts';
import { initialFromLists } from '../../parts/initial-from-lists.ts';

/** The rows that a list requests at a time. */
const pageSize = '30';
/** For queries that name a car, whose name changes when someone corrects it. */
const namesCars: QueryMeta = { topics: ['vehicles'] };
/** For queries that depend on the garage's days, hours, bays or notice. */
const goesBySettings: QueryMeta = { topics: ['settings'] };
/** For appointments, which say until when they can be changed. */
const ofAppointments: QueryMeta = { topics: ['vehicles', 'settings'] };

/** What the Overview tab shows: the four counters, what is due, the latest appointments. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: () => answerOf(api.overview.$get()),
    meta: { topics: ['vehicles', 'appointments', 'services', 'reminders'] },
  });
}

/** A client's vehicles, for cards and choices; nobody has more than two hundred. */
export function useVehicles(removed = false) {
  return useQuery({
    queryKey: ['vehicles', { removed }],
    queryFn: () =>
      answerOf(api.vehicles.$get({ query: { limit: '200', ...(removed && { removed: 'true' as const }) } })),
    // A record's mileage changes when the next service is expected.
    meta: { topics: ['services'] },
  });
}

/** Whether the chosen car is no longer one of the client's. */
export const isGone = (vehicleId: string, vehicles: readonly { id: string }[]) =>
  vehicleId !== '' && vehicles.every(({ id }) => id !== vehicleId);

/** @param id null: none is open, so nothing is loaded */
export function useVehicle(id: string | null) {
  return useQuery({
    // Not the key of the staff query: a client who becomes a colleague meanwhile would get this row there.
    queryKey: ['vehicles', 'own', id],
    queryFn: () => loadVehicle(id ?? ''),
    enabled: id !== null,
    ...initialFromLists<Vehicle>(useQueryClient(), ['vehicles'], id),
  });
}

/** Whether a registration can be looked up here; the server’s configuration says so. */
export function useVehicleOptions() {
  return useQuery({
    queryKey: ['vehicles', 'options'],
    queryFn: () => answerOf(api.vehicles.options.$get()),
    staleTime: Infinity,
  });
}

export type AppointmentFilter = { when: 'open' | 'over' | 'all'; vehicleId: string | null };

/** A client’s appointments, page by page. @param when `open`: still to come or under way; `over`: done or cancelled */
export function useAppointments({ when, vehicleId }: AppointmentFilter) {
  return useInfiniteQuery({
    queryKey: ['appointments', 'list', { when, vehicleId }],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answerOf(
        api.appointments.$get({
          query: { limit: pageSize, when, ...ofVehicle(vehicleId), ...at(pageParam) },
        }),
      ),
    getNextPageParam: (page) => page.next,
    meta: ofAppointments,
  });
}

/** @param id null: none is open, so nothing is loaded */
export function useAppointment(id: string | null) {
  return useQuery({
    queryKey: ['appointments', 'own', id],
    queryFn: () => loadAppointment(id ?? ''),
    enabled: id !== null,
    ...initialFromLists<Appointment>(useQueryClient(), ['appointments', 'list'], id),
    meta: ofAppointments,
  });
}

/** What the garage asked this client to agree to; the latest two hundred, which is years. */
export function useQuotes() {
  return useQuery({
    queryKey: ['appointments', 'quotes'],
    queryFn: () => answerOf(api.quotes.$get({ query: { limit: '200' } })),
    meta: namesCars,
  });
}

/** What can be booked: the lengths, the days on which the garage is closed, and the notice it needs. */
export function useBookingOptions() {
  return useQuery({
    queryKey: ['appointments', 'options'],
    queryFn: () => answerOf(api.appointments.options.$get()),
    meta: goesBySettings,
  });
}

export type FreeTimesQuery = {
  date: string;
  duration: string;
  vehicleId: string;
  except?: string | undefined;
};

/**
 * The free times of a day, the nearest other days, and what else the vehicle has on that day.
 * @param isSending while true, those that have loaded stay as they are: once stored, the booking would itself count
 *   against its time
 */
export function useFreeTimes({ date, duration, vehicleId, except }: FreeTimesQuery, isSending: boolean) {
  const queryKey = ['appointments', 'free', { date, duration, vehicleId, except }];
  const isKnown = useQueryClient().getQueryData(queryKey) !== undefined;
  return useQuery({
    queryKey,
    queryFn: () =>
      answerOf(
        api.appointments.free.$get({
          query: { date, duration, ...ofVehicle(vehicleId || null), ...(except && { except }) },
        }),
      ),
    enabled: isDate(date) && !(isSending && isKnown),
    placeholderData: (before) => before,
    staleTime: 5000,
    // Today's times pass without anyone doing anything.
    refetchInterval: 60_000,
    meta: goesBySettings,
  });
}

export type HistoryFilter = { vehicleId: string | null; year: string | null };

/** What was done to a client’s vehicles, newest first, page by page; null: of every vehicle, of every year. */
export function useHistory({ vehicleId, year }: HistoryFilter) {
  return useInfiniteQuery({
    queryKey: ['services', 'list', { vehicleId, year }],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answerOf(
        api.services.$get({
          query: { limit: pageSize, ...ofVehicle(vehicleId), ...(year && { year }), ...at(pageParam) },
        }),
      ),
    getNextPageParam: (page) => page.next,
    meta: namesCars,
  });
}

/** What was paid in each year; until it loads, that of the previous vehicle. @param vehicleId null: every vehicle */
export function useCosts(vehicleId: string | null) {
  return useQuery({
    queryKey: ['services', 'costs', vehicleId],
    queryFn: () => answerOf(api.services.costs.$get({ query: ofVehicle(vehicleId) })),
    placeholderData: keepPreviousData,
  });
}

/** Everything that the next owner of a vehicle wants to read. */
export function useSalePack(vehicleId: string) {
  return useQuery({
    queryKey: ['services', 'pack', vehicleId],
    queryFn: () => answerOf(api.services.pack[':vehicleId'].$get({ param: { vehicleId } })),
    meta: namesCars,
  });
}

/** A client’s reminders: the garage’s and their own. */
export function useReminders() {
  return useQuery({
    queryKey: ['reminders', 'list'],
    queryFn: loadReminders,
    meta: { topics: ['vehicles', 'appointments', 'services'] },
  });
}

/** Whether the client has agreed to reminders by email. */
export function useConsent() {
  return useQuery({
    queryKey: ['reminders', 'consent'],
    queryFn: () => answerOf(api.reminders.consent.$get()),
  });
}

/** The address at which a calendar reads the client’s appointments, when there is one. */
export function useCalendarFeed() {
  return useQuery({ queryKey: ['calendar'], queryFn: () => answerOf(api.calendar.$get()) });
}

const ofVehicle = (vehicleId: string | null) => (vehicleId ? { vehicle_id: vehicleId } : {});
const at = (cursor: string) => (cursor ? { cursor } : {});

/** The rows of every page loaded so far. */
export function rowsOf<Row>(data: { pages: { rows: Row[] }[] } | undefined): Row[] {
  return data?.pages.flatMap(({ rows }) => rows) ?? [];
}

export type ListedVehicle = NonNullable<ReturnType<typeof useVehicles>['data']>['rows'][number];
export type Vehicle = Awaited<ReturnType<typeof loadVehicle>>;
export type Appointment = Awaited<ReturnType<typeof loadAppointment>>;
export type Quote = NonNullable<ReturnType<typeof useQuotes>['data']>['rows'][number];
export type Service = NonNullable<ReturnType<typeof useHistory>['data']>['pages'][number]['rows'][number];
export type CostsOfYear = NonNullable<ReturnType<typeof useCosts>['data']>['years'][number];
export type Reminder = NonNullable<ReturnType<typeof useReminders>['data']>['rows'][number];

/** Fetches them as the server has them now. */
export const loadReminders = () => answerOf(api.reminders.$get({ query: { limit: '200' } }));
/** Fetches it as the server has it now. */
export const loadVehicle = (id: string) => answerOf(api.vehicles[':id'].$get({ param: { id } }));
const loadAppointment = (id: string) => answerOf(api.appointments[':id'].$get({ param: { id } }));
