import { hash } from 'node:crypto'

export type Encoding = 'identity' | 'gzip' | 'br'

/** A file of the build, held in memory in every available content encoding. */
export type StoredFile = {
  readonly contentType: string
  /** Whether its name contains a hash of its content, so that it never changes. */
  readonly isImmutable: boolean
  readonly bodies: ReadonlyMap<Encoding, Buffer>
  /** Hash of the content, the same for every encoding. */
  readonly mark: string
}

export function storeFile(
  contentType: string,
  isImmutable: boolean,
  bodies: ReadonlyMap<Encoding, Buffer>,
): StoredFile {
  return { contentType, isImmutable, bodies, mark: hashBody(bodies.get('identity') ?? Buffer.alloc(0)) }
}

export function hashBody(body: Buffer | string): string {
  return hash('sha256', body, 'base64url').slice(0, 22)
}

/** Each encoding is a different sequence of bytes and so needs its own strong ETag. */
export function createEtag(file: Pick<StoredFile, 'mark'>, encoding: Encoding): string {
  return encoding === 'identity' ? `"${file.mark}"` : `"${file.mark}-${encoding}"`
}
