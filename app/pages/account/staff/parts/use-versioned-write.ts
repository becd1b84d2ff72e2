import { useWrite, type Write } from './use-write.ts';

/** A row that others may change too, in the version that was on the screen. */
export type RowVersion = { id: string; version: number };
type Versioned = Pick<RowVersion, 'version'>;

/** The version that the user's own change has made of an earlier one, by id and earlier version. */
const ownVersions = new Map<string, number>();

/** The last act on each row, by id. */
const lastActs = new Map<string, Promise<unknown>>();

/**
 * As `useWrite`, for rows with versions. A user who works faster than the line is not refused because of their own
 * changes: acts on the same row wait for each other, and each names the version that the user's last act has made.
 */
export function useVersionedWrite<Input extends RowVersion, Output extends Versioned>({
  work,
  ...words
}: Write<Input, Output>) {
  return useWrite({
    ...words,
    work: (input: Input) =>
      inTurn(input.id, async () => {
        const version = versionNow(input);
        return rememberOwnVersion({ id: input.id, version }, await work({ ...input, version }));
      }),
  });
}

/** Remembers which version the user's own change has made of the one that was seen. @returns the row after it */
export function rememberOwnVersion<After extends Versioned>(
  { id, version }: RowVersion,
  after: After,
): After {
  if (after.version === version + 1) ownVersions.set(`${id} ${version}`, after.version);
  return after;
}

/** The current version, provided nobody else has changed the row since it was seen. */
function versionNow({ id, version }: RowVersion): number {
  const after = ownVersions.get(`${id} ${version}`);
  return after === undefined ? version : versionNow({ id, version: after });
}

function inTurn<Done>(id: string, act: () => Promise<Done>): Promise<Done> {
  const turn = (lastActs.get(id) ?? Promise.resolve()).then(act, act);
  lastActs.set(id, turn);
  return turn;
}
