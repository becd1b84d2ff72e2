import { type Call, load } from './load.ts';
import { cpuOf } from './processes.ts';

/** Something to be measured against others: where to send what, and whose CPU time counts (microseconds). */
export type Contender = {
  name: string;
  server: { url: string; pid: number };
  call: () => Call;
  cpu?: () => number;
};
export type Measured = { name: string; cpu: number; rate: number; p99: number };

/**
 * Measures contenders in turn, so that a busy machine is busy for all of them.
 * @param options as for `load`
 * @returns for each contender, the medians of all rounds: `cpu` microseconds per answer, `rate` per second, `p99` in ms
 */
export async function compare(
  contenders: Contender[],
  { rounds = 5, seconds = 2, connections = 16, awake = false } = {},
): Promise<Measured[]> {
  const all = contenders.map(({ name }) => ({
    name,
    cpu: [] as number[],
    rate: [] as number[],
    p99: [] as number[],
  }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const { name, server, call, cpu = () => cpuOf(server.pid) } = contender;
      const before = cpu();
      const { answers, rate, p99, statuses } = await load(server.url, call, { connections, seconds, awake });
      const wrong = Object.keys(statuses).filter((status) => !status.startsWith('2'));
      if (wrong.length > 0) throw new Error(`${name} answered ${JSON.stringify(statuses)}.`);
      // The first round only warms up.
      if (round === 0) continue;
      all[index]?.cpu.push((cpu() - before) / answers);
      all[index]?.rate.push(rate);
      all[index]?.p99.push(p99);
    }
  }
  return all.map(({ name, cpu, rate, p99 }) => ({
    name,
    cpu: median(cpu),
    rate: median(rate),
    p99: median(p99),
  }));
}

/** @returns the middle value, or the upper of the two middle values; 0 if there are none */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
