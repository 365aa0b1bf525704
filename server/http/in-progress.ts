export type InProgressRegistry = ReturnType<typeof createInProgressRegistry>

/** Registers work that must finish before the database is closed, even though its caller has stopped waiting. */
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
