import { type StreamCall, streamWords } from '#domain/contract/call-kinds.ts'
import { settings } from '#domain/settings.ts'
import { streamSettings } from '#domain/stream-settings.ts'
import { isRecord } from '../read-error-code.ts'
import type { RawEvent } from './parse-events.ts'
import { readStream, type StreamDeps, type StreamEnd } from './read-stream.ts'
import { type StreamEvent, toStreamEvent } from './stream-event.ts'

/** The browser APIs by which tabs coordinate. Without them, or without https, each tab reads for itself. */
export type Tabs = {
  readonly locks: LockManager | undefined
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined
}

/** A suspended tab keeps its lock. After this long without a message from it, another tab steals the lock. */
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
 * Follows a stream of the shop until it is stopped, with one connection for all tabs: the tab that holds the
 * lock reads and broadcasts to the others. When it closes, another resumes from the last received event. No
 * token leaves a tab. Ends when the caller is no longer authorized; after a sign-in, follow the stream again.
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
    // The reading tab may have resumed, but this tab has received nothing before.
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
    // A tab that opened later receives events from here on, and none of the earlier ones.
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
        // Aborted, or the lock was stolen from a suspended tab.
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

  /** Restarts the timer that detects a suspended reader. */
  function watchReader(): void {
    clearTimeout(asleep)
    asleep = setTimeout(() => isReader || retryController.abort(), asleepMs)
  }
}
