import { raw } from 'hono/html';
import { colour } from '../../server/colours.ts';

/** The site's look for messages. All styles are inline, because many mail programs drop style sheets. */
export const look = {
  ink: colour('ink'),
  navy: colour('navy'),
  plate: colour('plate'),
  paper: colour('paper'),
  mist: colour('mist'),
  line: colour('line'),
  muted: colour('muted'),
  blue: colour('blue'),
  sans: "font-family:'Atkinson Hyperlegible Next',Arial,Helvetica,sans-serif",
  display: "font-family:Archivo,'Arial Narrow',Arial,Helvetica,sans-serif",
  mono: "font-family:'Atkinson Hyperlegible Mono',Consolas,'Courier New',monospace",
};

/** The attributes of every layout table. */
export const table = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');
