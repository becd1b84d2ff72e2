export async function sideBySide(): Promise<void> {}
