import { createHash } from 'node:crypto'

/** The hash by which a photo that is not in the repository is recognised. */
export const sha256Hex = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
