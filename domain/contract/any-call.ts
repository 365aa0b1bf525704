import type { Endpoint } from './endpoint.ts'
import type { FileCall, LinkFileCall } from './file-call.ts'
import type { RawCall } from './raw-call.ts'
import type { StreamCall } from './stream-call.ts'
import type { UploadCall } from './upload-call.ts'

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
  return 'answer' in call ? { kind: 'json', call } : { kind: 'file', call }
}
