import { battery } from './battery.ts';
import { brakeDisc } from './brake-disc.ts';
import { car, type CarLayout } from './car.ts';
import { clutch } from './clutch.ts';
import { dpf } from './dpf.ts';
import { exhaust } from './exhaust.ts';
import { gauge } from './gauge.ts';
import { intercooler } from './intercooler.ts';
import { key } from './key.ts';
import { obdPlug } from './obd-plug.ts';
import { piston } from './piston.ts';
import { sheet, type SheetOptions } from './sheet.ts';
import { springDamper } from './spring-damper.ts';
import { timingChain } from './timing-chain.ts';
import { turbo } from './turbo.ts';
import { wheelTyre } from './wheel-tyre.ts';

const drawings = { battery, 'brake-disc': brakeDisc, 'wheel-tyre': wheelTyre, 'spring-damper': springDamper, piston, 'timing-chain': timingChain, clutch, dpf, exhaust, gauge, intercooler, key, 'obd-plug': obdPlug, turbo };

export function draw(name: keyof typeof drawings, options: SheetOptions = {}): string {
  return sheet(name, drawings[name](), options);
}
export function drawCar(layout: CarLayout, options: SheetOptions = {}): string {
  return sheet('car', car(layout), options);
}
