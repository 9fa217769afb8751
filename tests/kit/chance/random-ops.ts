/** Number of random operations of a test: by the setting, by its former name with a warning, or the fallback. */
export function randomOps(fallback: number, env = process.env): number {
  const former = env.MOTUS_RANDOM_DEEDS;
  if (former !== undefined) process.emitWarning("MOTUS_RANDOM_DEEDS is now called MOTUS_TEST_RANDOM_OPS");
  return Number(env.MOTUS_TEST_RANDOM_OPS ?? former ?? fallback);
}
