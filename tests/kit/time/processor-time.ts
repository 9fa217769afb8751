/** Milliseconds of the processor that some work of this process takes: other programs on the machine do not lengthen them. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
