import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Kysely, Transaction } from 'kysely'
import { fileName } from '#domain/file/file-name.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteStoredFile } from '#server/files/delete-stored-file.ts'
import { recordFile, type StoredFileRow } from '#server/files/file-rows.ts'
import type { FileOwner } from '#server/files/owner.ts'
import type { Files } from '#server/files/port.ts'
import { reserveFile } from '#server/files/reserve-file.ts'
import type { InProgressRegistry } from './in-progress.ts'
import type { Problem } from './problem.ts'
import { type ExpectedFile, receiveFile } from './receive-file.ts'
import { defaultLimitMs, withinLimit } from './within-limit.ts'

export type FileDeps = {
  readonly files: Files
  readonly inProgress: InProgressRegistry
  /** How long a deed may take before its caller hears that the shop is busy. */
  readonly answerMs?: number | undefined
  now(): Date
}

export type IncomingFile = {
  readonly db: Kysely<Schema>
  readonly owner: FileOwner
  /** As its sender calls it, if they do. */
  readonly called: string | undefined
  readonly expected: ExpectedFile
  /** The body, once there is room for it: nothing of it is read before. */
  begin(): Readable
}

type UploadResult<Value> = Result<Value, Problem['code'], Problem | undefined>

/**
 * Takes a file that comes, and does what it was given for. Its row appears in the transaction of the deed; if anything goes
 * wrong before or in it, no file, no row and no reservation is left. A deed that takes too long goes on to one end or the other.
 */
export async function takeFile<Value>(
  { files, inProgress, answerMs = defaultLimitMs, now }: FileDeps,
  { db, owner, called, expected, begin }: IncomingFile,
  command: (transaction: Transaction<Schema>, file: StoredFileRow) => Promise<UploadResult<Value>>,
): Promise<UploadResult<Value> | 'late'> {
  const id = randomUUID()
  const size = expected.size ?? expected.maxBytes
  const reserved = await reserveFile(db, owner, { id, size }, now())
  if (!reserved.ok) return reserved
  const received = await inProgress.add(orNothing(receiveFile(begin(), files, id, expected)))
  if (!received.ok) return received
  const name = fileName(called ?? '', received.value.mediaType)
  return withinLimit(inProgress.add(orNothing(recordUpload({ id, name, ...received.value }))), answerMs)

  async function orNothing<Done extends { readonly ok: boolean }>(step: Promise<Done>): Promise<Done> {
    let isDone = false
    try {
      const done = await step
      isDone = done.ok
      return done
    } finally {
      // What went wrong first is what is told; a sweep does what cannot be done now.
      if (!isDone) await deleteStoredFile(db, files, id).catch(() => {})
    }
  }

  async function recordUpload(known: Parameters<typeof recordFile>[1]): Promise<UploadResult<Value>> {
    let errorOutcome: UploadResult<Value> | undefined
    const savingFile = inTransaction(db, async (transaction) => {
      const file = await recordFile(transaction, known)
      errorOutcome = undefined
      const done: UploadResult<Value> = file ? await command(transaction, file) : fail('AUTH_REQUIRED')
      if (done.ok) return done
      errorOutcome = done
      throw new Error('Nothing is kept of a deed that is refused')
    })
    return savingFile.catch((error: unknown) => {
      if (errorOutcome) return errorOutcome
      throw error
    })
  }
}
