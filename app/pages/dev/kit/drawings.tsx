import { drawingNames } from '../../../../content/schema.ts';
import { draw } from '../../../drawings/draw.ts';
import { Group } from './group.tsx';
import style from './kit.module.css';

export function Drawings() {
  return (
    <Group title="Drawings">
      <div className={style.swatches}>
        {drawingNames.map((name) => (
          <figure key={name}>
            <div
              className={`${style.sheet} ${style.navy}`}
              dangerouslySetInnerHTML={{ __html: draw(name, { surface: 'navy' }) }}
            />
            <div
              className={style.sheet}
              dangerouslySetInnerHTML={{ __html: draw(name, { surface: 'paper', callout: false }) }}
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Group>
  );
}
