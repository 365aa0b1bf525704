import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Kysely, Transaction } from 'kysely'
import { fileName } from '#domain/file/file-name.ts'
import { fail } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteStoredFile } from '#server/files/delete-stored-file.ts'
import { recordFile, type StoredFileRow } from '#server/files/file-rows.ts'
import type { FileOwner } from '#server/files/owner.ts'
import type { Files } from '#server/files/port.ts'
import { reserveFile } from '#server/files/reserve-file.ts'
import type { InProgressRegistry } from './in-progress.ts'
import type { ProblemResult } from './problem.ts'
import { type ExpectedFile, receiveFile } from './receive-file.ts'
import { defaultLimitMs, withinLimit } from './within-limit.ts'

export type FileDeps = {
  readonly files: Files
  readonly inProgress: InProgressRegistry
  /** How long the command may take before the caller is answered that the shop is busy. */
  readonly answerMs?: number | undefined
  now(): Date
}

export type IncomingFile = {
  readonly db: Kysely<Schema>
  readonly owner: FileOwner
  /** The file name that the sender gave, if any. */
  readonly called: string | undefined
  readonly expected: ExpectedFile
  /** Starts reading the body. It is called only after storage has been reserved. */
  begin(): Readable
}

/**
 * Receives a file and runs the command that it belongs to. The file's row is written in the transaction of the command;
 * an error before or during it leaves no file, no row and no reservation. A command that exceeds its time limit
 * continues in the background until it commits or rolls back.
 */
export async function takeFile<Value>(
  { files, inProgress, answerMs = defaultLimitMs, now }: FileDeps,
  { db, owner, called, expected, begin }: IncomingFile,
  command: (transaction: Transaction<Schema>, file: StoredFileRow) => Promise<ProblemResult<Value>>,
): Promise<ProblemResult<Value> | 'late'> {
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
      // The first error is the one to report; the cleanup job does what cannot be done now.
      if (!isDone) await deleteStoredFile(db, files, id).catch(() => {})
    }
  }

  async function recordUpload(known: Parameters<typeof recordFile>[1]): Promise<ProblemResult<Value>> {
    let errorOutcome: ProblemResult<Value> | undefined
    const savingFile = inTransaction(db, async (transaction) => {
      const file = await recordFile(transaction, known)
      errorOutcome = undefined
      const done: ProblemResult<Value> = file ? await command(transaction, file) : fail('AUTH_REQUIRED')
      if (done.ok) return done
      errorOutcome = done
      throw new Error('The upload is rejected: roll back its transaction')
    })
    return savingFile.catch((error: unknown) => {
      if (errorOutcome) return errorOutcome
      throw error
    })
  }
}
