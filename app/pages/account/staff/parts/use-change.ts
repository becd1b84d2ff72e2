import { useWrite, type Write } from './use-write.ts';

/** Something that others may change too, in the version that was on the screen. */
export type Seen = { id: string; version: number };
type Versioned = Pick<Seen, 'version'>;

/** Which version one's own change has made of another, by id and version. */
const ownVersions = new Map<string, number>();

/** The last act on each thing, by id. */
const lastActs = new Map<string, Promise<unknown>>();

/**
 * As `useWrite`, for what has versions. Whoever works faster than the line is not refused for what they did
 * themselves: acts on the same thing wait for each other, and one names the version that one's own before has made.
 */
export function useChange<Input extends Seen, Output extends Versioned>({
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

/** Remembers which version one's own change has made of the one that was seen. @returns the thing after it */
export function rememberOwnVersion<After extends Versioned>({ id, version }: Seen, after: After): After {
  if (after.version === version + 1) ownVersions.set(`${id} ${version}`, after.version);
  return after;
}

/** The version that is there now, when nobody else has changed what was seen. */
function versionNow({ id, version }: Seen): number {
  const after = ownVersions.get(`${id} ${version}`);
  return after === undefined ? version : versionNow({ id, version: after });
}

function inTurn<Done>(id: string, act: () => Promise<Done>): Promise<Done> {
  const turn = (lastActs.get(id) ?? Promise.resolve()).then(act, act);
  lastActs.set(id, turn);
  return turn;
}
