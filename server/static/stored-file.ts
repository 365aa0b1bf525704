import { createHash } from 'node:crypto'

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
  const mark = createHash('sha256')
    .update(bodies.get('identity') ?? '')
    .digest('base64url')
    .slice(0, 22)
  return { contentType, isImmutable, bodies, mark }
}

/** Another form is another sequence of bytes, so it has another strong mark. */
export function etagOf(file: StoredFile, encoding: Encoding): string {
  return encoding === 'identity' ? `"${file.mark}"` : `"${file.mark}-${encoding}"`
}
