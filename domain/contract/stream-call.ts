import type * as z from 'zod/mini'
import type { CallAddress } from './endpoint.ts'

/** A call that goes on answering: what happens to its caller, told as it happens. */
export type StreamCall = CallAddress & {
  readonly method: 'GET'
  readonly needs: 'customer' | 'visitor'
  /** What may be told, by its kind. What else happens is another stream's. */
  readonly events: Readonly<Record<string, z.ZodMiniType>>
}

export type StreamEventMessage<S extends StreamCall> = {
  [Kind in keyof S['events'] & string]: { readonly kind: Kind; readonly payload: z.output<S['events'][Kind]> }
}[keyof S['events'] & string]

/** What both sides say on any stream. */
export const streamWords = {
  lastIdHeader: 'last-event-id',
  /** The first event of every stream: whether it goes on where the caller had come to, so that nothing was missed. */
  opened: 'stream.opened',
} as const
