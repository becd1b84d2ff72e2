import { business } from '../../../../business.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { Running } from '../parts/unbroken.tsx';
import style from './contact.module.css';

const { latitude, longitude } = business.geo;
const mapsLink = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/** Where the workshop is: address, directions, a drawn map and a link to a real one. */
export function Workshop({ map, paragraphs }: { map: string; paragraphs: string[] }) {
  return (
    <section className={style.box} id="workshop" aria-labelledby="workshop-title">
      <h2 id="workshop-title">Workshop address</h2>
      <Drawing className={style.map} svg={map} />
      <div className={style.address}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Running text={paragraph} />
          </p>
        ))}
        <p>
          <a href={mapsLink} rel="external">
            Open in OpenStreetMap
          </a>
        </p>
      </div>
    </section>
  );
}
