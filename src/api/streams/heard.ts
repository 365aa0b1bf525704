import { type EventOf, type StreamCall, streamWords } from '#domain/contract/stream-call.ts'
import { isRecord } from '../code-of-failure.ts'
import type { RawEvent } from './parse-events.ts'

/** What happened; or that from now on everything that happens is heard, and whether nothing was missed before. */
export type Heard<S extends StreamCall> =
  | ({ readonly kind: typeof streamWords.opened } & { readonly isResumed: boolean })
  | EventOf<S>

/** An event by its contract. What a newer shop says beside, and what breaks the contract, is passed over. */
export function heardOf<S extends StreamCall>({ events }: S, { kind, data }: RawEvent): Heard<S> | undefined {
  const said = jsonIn(data)
  if (kind === streamWords.opened) return { kind, isResumed: isRecord(said) && said.is_resumed === true }
  const read = Object.hasOwn(events, kind) ? events[kind]?.safeParse(said) : undefined
  return read?.success ? ({ kind, payload: read.data } as EventOf<S>) : undefined
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
