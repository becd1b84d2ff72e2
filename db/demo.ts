import type { Garage } from '../server/garage.ts';
export async function fillWithDemoData(_garage: Garage): Promise<void> {}
