import type * as z from 'zod/mini'
import type { MediaType } from '#domain/file/media-kinds.ts'
import type { CallAddress, Endpoint } from './endpoint.ts'
import type { ShopErrorCode } from './errors.ts'

type AnyFileCall = CallAddress & {
  readonly method: 'GET'
  /** Strict: unknown names are rejected. */
  readonly query?: z.ZodMiniType
  readonly errorCodes?: readonly ShopErrorCode[]
}

/** A call whose response is the bytes of one file, whole or in part. */
export type FileCall = AnyFileCall & { readonly needs: 'customer' | 'visitor' }

/** The same by the link of an order: its token is sent in a header, which no log records. */
export type LinkFileCall = AnyFileCall & { readonly needs: 'link' }

export const linkHeader = 'hadashi-order'

/** The rejections that any upload may have, besides the errors of any call. */
export const uploadErrorCodes = ['files_full'] as const satisfies readonly ShopErrorCode[]

/**
 * A call whose body is one raw file: `content-type` states its type, or `application/octet-stream`, and
 * `content-disposition: attachment; filename*=UTF-8''…` its name.
 */
export type UploadCall = CallAddress & {
  readonly method: 'POST'
  readonly needs: 'customer' | 'visitor'
  /** The allowed media types, determined from the bytes of the file. */
  readonly media: readonly [MediaType, ...MediaType[]]
  readonly maxBytes: number
  /** Strict: unknown names are rejected. */
  readonly query?: z.ZodMiniType
  readonly response: z.ZodMiniType
  readonly successStatus: 200 | 202
  readonly errorCodes?: readonly ShopErrorCode[]
}

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

/**
 * A call whose body is passed on as the received bytes, because its sender signed exactly these: a webhook. The
 * signature alone authenticates the caller; the use case verifies it.
 */
export type RawCall = CallAddress & {
  readonly method: 'POST'
  readonly maxBytes: number
  /** Headers that the use case reads besides the bytes, such as the signature, in lower case. Each may occur once. */
  readonly headers: readonly string[]
  readonly response: z.ZodMiniType
  readonly successStatus: 200 | 202
  /** The rejections of the shop's own rules, besides the errors that any call may have. */
  readonly errorCodes?: readonly ShopErrorCode[]
}

/** Every kind of call that the contract may contain, by name. */
export type CallKinds = {
  readonly json: Endpoint
  readonly upload: UploadCall
  readonly file: FileCall | LinkFileCall
  readonly stream: StreamCall
  readonly raw: RawCall
}

export type AnyCall = CallKinds[keyof CallKinds]

type DescribedCall = {
  [Kind in keyof CallKinds]: { readonly kind: Kind; readonly call: CallKinds[Kind] }
}[keyof CallKinds]

/** Determines the kind of a call by the property that only this kind has. */
export function describeContractCall(call: AnyCall): DescribedCall {
  if ('media' in call) return { kind: 'upload', call }
  if ('events' in call) return { kind: 'stream', call }
  if ('headers' in call) return { kind: 'raw', call }
  return 'response' in call ? { kind: 'json', call } : { kind: 'file', call }
}
