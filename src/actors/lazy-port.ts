type Calls = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>
type QueuedCall = { readonly name: string; readonly args: readonly unknown[] }

/** A port whose source is loaded once the page is hydrated. */
export type LazyPort<Source> = Source & { connect(source: Source): void }

/**
 * A stand-in for a port that is loaded later. Until it is connected it answers with `early` and queues the
 * calls in `queueable`, each distinct call once. Listeners are notified of the connection and of every change
 * after it.
 */
export function lazyPort<Source extends object>(
  early: Source,
  { queueable = [] }: { readonly queueable?: readonly (keyof Source & string)[] } = {},
): LazyPort<Source> {
  const listeners = new Set<() => void>()
  let queuedCalls: readonly QueuedCall[] = []
  let source: Source | undefined
  const replay = ({ name, args }: QueuedCall) => ((source ?? early) as Calls)[name]?.(...args)
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      const isQueued = !source && queueable.some((queuedName) => queuedName === name)
      if (isQueued && !queuedCalls.some((queuedCall) => isSame(queuedCall, { name, args })))
        queuedCalls = [...queuedCalls, { name, args }]
      return replay({ name, args })
    }
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const onChange = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    ...(Object.fromEntries(Object.keys(early).map((name) => [name, call(name)])) as Source),
    ...('onChange' in early ? { onChange } : {}),
    connect(loaded) {
      source = loaded
      replay({ name: 'onChange', args: [notifyListeners] })
      for (const queuedCall of queuedCalls) replay(queuedCall)
      queuedCalls = []
      notifyListeners()
    },
  }
}

function isSame(one: QueuedCall, other: QueuedCall): boolean {
  const isLong = one.args.length === other.args.length
  return isLong && one.name === other.name && one.args.every((arg, index) => arg === other.args[index])
}
