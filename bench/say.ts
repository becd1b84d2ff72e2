/** Prints one result. */
export function say(what: string, result: string): void {
  process.stdout.write(`${what}: ${result}\n`);
}
