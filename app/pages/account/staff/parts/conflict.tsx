import { isApiError } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { isDate, formatDate } from '../../../../../features/date-words.ts';
import style from './conflict.module.css';
import parts from './parts.module.css';

export type Versions = { theirs: Record<string, unknown>; yours: Record<string, unknown> };

/** @returns both versions if someone else changed the row first, otherwise null */
export function versionsOf(error: unknown): Versions | null {
  if (!isApiError(error, 'changed_meanwhile')) return null;
  // The answer's shape is in docs/api.md.
  const body = error.body as { error?: { details?: Partial<Versions> } } | undefined;
  const { theirs, yours } = body?.error?.details ?? {};
  return theirs ? { theirs, yours: yours ?? {} } : null;
}

/**
 * Saves, and saves again past someone else's change made meanwhile, unless both changed the same thing.
 * @param conflicts whether their current row differs in what is saved here
 */
export async function saveOverUnrelatedChange<Saved>(
  save: (version: number | undefined) => Promise<Saved>,
  version: number | undefined,
  conflicts: (theirs: Versions['theirs']) => boolean,
): Promise<Saved> {
  try {
    return await save(version);
  } catch (error) {
    const theirs = versionsOf(error)?.theirs;
    if (!theirs || conflicts(theirs)) throw error;
    return save(Number(theirs['version']));
  }
}

export type ComparedField = { label: string; show?: (value: unknown) => string };
/** By the field names of the row. */
export type ComparedFields = Record<string, ComparedField>;

type ConflictProps = {
  versions: Versions;
  fields: ComparedFields;
  /** Saves the user's own version over theirs. */
  onMine: () => void;
  /** Drops the user's own changes. */
  onTheirs: () => void;
};

const plain = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value) ? `${value}` : '–';
const shown = (value: unknown) =>
  typeof value === 'string' && isDate(value) ? formatDate(value) : plain(value);

/** Two people changed the same thing: both versions side by side, and nothing lost until the user decides. */
export function Conflict({ versions: { theirs, yours }, fields, onMine, onTheirs }: ConflictProps) {
  const differing = Object.entries(fields).filter(
    ([name]) => name in yours && plain(yours[name]) !== plain(theirs[name]),
  );
  return (
    <section className={style.conflict} role="alert">
      <p className={parts.section}>Somebody else has changed this in the meantime</p>
      <p>
        {differing.length > 0
          ? 'Your version is not saved yet. Choose which one to keep.'
          : 'What you typed is still in the form.'}
      </p>
      {differing.length > 0 && (
        <dl className={style.versions}>
          {differing.map(([name, { label, show = shown }]) => (
            <div key={name} className={style.pair}>
              <dt>{label}</dt>
              <dd>
                <span>Saved by them</span>
                {show(theirs[name])}
              </dd>
              <dd>
                <span>Yours</span>
                {show(yours[name])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={parts.row}>
        <Button small onClick={onMine}>
          Save mine
        </Button>
        <Button small onClick={onTheirs}>
          Keep theirs
        </Button>
      </div>
    </section>
  );
}
