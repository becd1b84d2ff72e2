import { Plate } from '../../../../ui/plate.tsx';
import type { Finding } from './findings.ts';
import popup from './popup.module.css';

/** What a line in the list of findings shows. */
export function FindingItem({ finding: { kind, title, note, plate } }: { finding: Finding }) {
  return (
    <>
      <span className={popup.kind}>{kind}</span>
      <span className={popup.what}>
        <span className={popup.title}>
          {plate && <Plate registration={plate} />} {title}
        </span>
        <span className={popup.note}>{note}</span>
      </span>
    </>
  );
}
