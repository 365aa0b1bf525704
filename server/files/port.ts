export type ByteRange = { readonly start: number; readonly end: number }

export type WrittenFile = { readonly size: number; readonly digest: string }

export type ListedFile = { readonly key: string; readonly writtenAt: Date }

/** Where the bytes of files are kept. What they are, and whose, stands in the database. */
export type Files = {
  /** Keeps all that comes under a key; nothing is kept of what breaks. Says how much it was, and its SHA-256. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<WrittenFile>
  /** The bytes, or those from `start` to `end` inclusive; nothing if the file is not there. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** A file that is not there is removed already. */
  remove(key: string): Promise<void>
  /** All files, in the order of their keys. */
  list(): AsyncIterable<ListedFile>
  /** Removes what writers left half-done who ended before they could, and says how much it was. */
  removeHalfDone(before: Date): Promise<number>
}

const ownKey = /^[a-z0-9][a-z0-9-]{0,99}$/

/** Keys are the shop's own, and lead nowhere but to a file. */
export function isKey(text: string): boolean {
  return ownKey.test(text)
}

/** Whoever asks for another has let somebody else say a key. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error('That is no key of a file')
}
