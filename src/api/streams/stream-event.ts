import { type StreamCall, type StreamEventMessage, streamWords } from '#domain/contract/call-kinds.ts'
import { isRecord } from '../read-error-code.ts'
import type { RawEvent } from './parse-events.ts'

/**
 * An event of the contract, or `stream.opened`: from now on every event is received. `isResumed` tells
 * whether none was missed before.
 */
export type StreamEvent<S extends StreamCall> =
  | ({ readonly kind: typeof streamWords.opened } & { readonly isResumed: boolean })
  | StreamEventMessage<S>

/**
 * Validates an event against its contract. Events and fields that the contract does not define are ignored.
 */
export function toStreamEvent<S extends StreamCall>(
  { events }: S,
  { kind, data }: RawEvent,
): StreamEvent<S> | undefined {
  const said = jsonIn(data)
  if (kind === streamWords.opened) return { kind, isResumed: isRecord(said) && said.is_resumed === true }
  const read = Object.hasOwn(events, kind) ? events[kind]?.safeParse(said) : undefined
  return read?.success ? ({ kind, payload: read.data } as StreamEventMessage<S>) : undefined
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
