export type InProgressRegistry = ReturnType<typeof createInProgressRegistry>

/** What has to come to its end before the database is closed, though nobody waits for its answer any more. */
export function createInProgressRegistry() {
  const works = new Set<Promise<unknown>>()
  return {
    add<Value>(work: Promise<Value>): Promise<Value> {
      const ended: Promise<unknown> = work.then(
        () => works.delete(ended),
        () => works.delete(ended),
      )
      works.add(ended)
      return work
    },
    async ended(): Promise<void> {
      await Promise.all(works)
    },
  }
}
