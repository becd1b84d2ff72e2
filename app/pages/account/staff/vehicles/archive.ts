import { answerOf, api } from '../../../../lib/api.ts';
import type { Vehicle } from '../parts/types.ts';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { type RowVersion, useVersionedWrite } from '../parts/use-versioned-write.ts';
import { notSaved } from '../parts/use-write.ts';

/** Takes a vehicle out of the lists, or back into them; its history stays either way. */
export function useArchive() {
  return useVersionedWrite({
    work: ({ id, version, archived }: RowVersion & { archived: boolean }) =>
      confirmOutcome<Pick<Vehicle, 'version' | 'archived_at'>>(
        answerOf(api.staff.vehicles[':id'].archive.$post({ param: { id }, json: { archived, version } })),
        async () => (await answerOf(api.staff.vehicles[':id'].$get({ param: { id } }))).vehicle,
        ({ archived_at }) => (archived_at !== null) === archived,
      ),
    topics: ['vehicles', 'clients', 'appointments'],
    done: (_vehicle, { archived }) => ({
      title: 'Success',
      text: archived ? 'Vehicle removed; its history is kept.' : 'Vehicle is back.',
    }),
    failed: { title: 'Error', text: notSaved },
  });
}
