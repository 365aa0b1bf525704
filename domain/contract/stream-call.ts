import type * as z from 'zod/mini'
import type { CallAddress } from './endpoint.ts'

/** A call that streams events about its caller as they happen. */
export type StreamCall = CallAddress & {
  readonly method: 'GET'
  readonly needs: 'customer' | 'visitor'
  /** The payloads of this stream's events, by kind. Other events belong to other streams. */
  readonly events: Readonly<Record<string, z.ZodMiniType>>
}

export type StreamEventMessage<S extends StreamCall> = {
  [Kind in keyof S['events'] & string]: { readonly kind: Kind; readonly payload: z.output<S['events'][Kind]> }
}[keyof S['events'] & string]

/** The header and event names that server and client share on every stream. */
export const streamWords = {
  lastIdHeader: 'last-event-id',
  /** The first event of every stream: whether it resumes where the caller left off, so that no event was missed. */
  opened: 'stream.opened',
} as const
