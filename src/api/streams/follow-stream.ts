import type { StreamCall } from '#domain/contract/stream-call.ts'
import { streamWords } from '#domain/contract/stream-call.ts'
import { settings } from '#domain/settings.ts'
import { streamSettings } from '#domain/stream-settings.ts'
import { isRecord } from '../read-error-code.ts'
import type { RawEvent } from './parse-events.ts'
import { readStream, type StreamDeps, type StreamEnd } from './read-stream.ts'
import { type StreamEvent, toStreamEvent } from './stream-event.ts'

/** What lets tabs agree; a browser without it, or an address without https, reads in each tab. */
export type Tabs = {
  readonly locks: LockManager | undefined
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined
}

/** A tab that sleeps keeps its lock: after so long without a word of it, another takes the lock from it. */
const asleepMs = 4 * streamSettings.heartbeatMs

type TabMessage =
  | { readonly say: 'heard'; readonly event: RawEvent }
  | { readonly say: 'alive'; readonly lastId: string | undefined }
  | { readonly say: 'came' }

function isSaid(data: unknown): data is TabMessage {
  if (!isRecord(data)) return false
  const { say, event } = data
  if (say !== 'heard') return say === 'alive' || say === 'came'
  return isRecord(event) && [event.id, event.kind, event.data].every((part) => typeof part === 'string')
}

/**
 * Hears a stream of the shop until it is stopped, with one connection for all tabs: the tab that holds a lock reads and tells
 * the others, and when it closes, another goes on from the last event that was heard. No token leaves a tab. Ends when
 * nobody may hear it any more; whoever signs in begins anew.
 */
export async function followStream<S extends StreamCall>(
  deps: StreamDeps & { readonly tabs: Tabs },
  contract: S,
  onEvent: (receivedEvent: StreamEvent<S>) => void,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const { locks, openChannel } = deps.tabs
  const name = `${settings.brand.storagePrefix}-stream${contract.path}`
  const channel = locks && openChannel?.(name)
  let lastId: string | undefined
  let isOpened = false
  let isReader = false
  let asleep: ReturnType<typeof setTimeout> | undefined

  const broadcast = (said: TabMessage) => channel?.postMessage(said)

  function take(event: RawEvent): void {
    const isOpening = event.kind === streamWords.opened
    if (event.id === lastId && !isOpening) return
    lastId = event.id
    const receivedEvent = toStreamEvent(contract, event)
    // Another tab goes on where it was, but this one has heard nothing before.
    if (receivedEvent) onEvent(isOpening && !isOpened ? { kind: streamWords.opened, isResumed: false } : receivedEvent)
    isOpened ||= isOpening
  }

  function read(until: AbortSignal): Promise<StreamEnd> {
    return readStream(deps, contract, {
      signal: until,
      lastId: () => lastId,
      onEvent(event) {
        take(event)
        broadcast({ say: 'heard', event })
      },
      alive: () => broadcast({ say: 'alive', lastId }),
    })
  }

  channel?.addEventListener('message', ({ data }) => {
    if (!isSaid(data) || signal.aborted) return
    if (data.say === 'came') {
      if (isReader && isOpened) broadcast({ say: 'alive', lastId })
      return
    }
    watchReader()
    if (data.say === 'heard') take(data.event)
    // Who came later hears everything from here on, and nothing of before.
    else if (!isOpened && data.lastId !== undefined) take({ id: data.lastId, kind: streamWords.opened, data: '' })
  })

  if (!locks || !channel) return read(signal)
  let retryController = new AbortController()
  broadcast({ say: 'came' })
  watchReader()
  try {
    let isStealing = false
    while (!signal.aborted) {
      retryController = new AbortController()
      const lost = new AbortController()
      const until = AbortSignal.any([signal, lost.signal])
      const options = isStealing ? { steal: true } : { signal: AbortSignal.any([signal, retryController.signal]) }
      isStealing = false
      const ended = await locks
        .request(name, options, () => {
          isReader = true
          return read(until)
        })
        // Given up, or taken from a tab that slept.
        .catch(() => undefined)
      lost.abort()
      isStealing = retryController.signal.aborted && !isReader
      isReader = false
      if (ended !== undefined) return ended
      watchReader()
    }
    return 'stopped'
  } finally {
    clearTimeout(asleep)
    channel.close()
  }

  /** Counts anew how long the tab that reads has said nothing. */
  function watchReader(): void {
    clearTimeout(asleep)
    asleep = setTimeout(() => isReader || retryController.abort(), asleepMs)
  }
}
