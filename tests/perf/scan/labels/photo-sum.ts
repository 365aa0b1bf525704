import { createHash } from 'node:crypto'

/** By which a photo is known again that is not contained. */
export const sha256Hex = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
