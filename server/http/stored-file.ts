import { hash } from 'node:crypto'

export type Encoding = 'identity' | 'gzip' | 'br'

/** A file of the build, held in memory in every form that a browser may ask for. */
export type StoredFile = {
  readonly contentType: string
  /** Its name holds a hash of its content, so it never changes. */
  readonly isImmutable: boolean
  readonly bodies: ReadonlyMap<Encoding, Buffer>
  /** A mark of the content, the same for every form. */
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

/** Another form is another sequence of bytes, so it has another strong mark. */
export function createEtag(file: Pick<StoredFile, 'mark'>, encoding: Encoding): string {
  return encoding === 'identity' ? `"${file.mark}"` : `"${file.mark}-${encoding}"`
}
