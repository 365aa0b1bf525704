import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Kysely, Transaction } from 'kysely'
import { fileName } from '#domain/file/file-name.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { giveBack } from '#server/files/give-back.ts'
import { type KeptFile, keepFile } from '#server/files/kept-file.ts'
import type { Owner } from '#server/files/owner.ts'
import type { Files } from '#server/files/port.ts'
import { reserveFile } from '#server/files/reserve-file.ts'
import type { Problem } from './problem.ts'
import { type Expected, receiveFile } from './receive-file.ts'
import type { UnderWay } from './under-way.ts'
import { usualLimitMs, withinLimit } from './within-limit.ts'

export type FileParts = {
  readonly files: Files
  readonly underWay: UnderWay
  /** How long a deed may take before its caller hears that the shop is busy. */
  readonly answerMs?: number | undefined
  now(): Date
}

export type Coming = {
  readonly db: Kysely<Schema>
  readonly owner: Owner
  /** As its sender calls it, if they do. */
  readonly called: string | undefined
  readonly expected: Expected
  /** The body, once there is room for it: nothing of it is read before. */
  begin(): Readable
}

type Outcome<Value> = Result<Value, Problem['code'], Problem | undefined>

/**
 * Takes a file that comes, and does what it was given for. Its row appears in the transaction of the deed; if anything goes
 * wrong before or in it, no file, no row and no reservation is left. A deed that takes too long goes on to one end or the other.
 */
export async function takeFile<Value>(
  { files, underWay, answerMs = usualLimitMs, now }: FileParts,
  { db, owner, called, expected, begin }: Coming,
  deed: (transaction: Transaction<Schema>, file: KeptFile) => Promise<Outcome<Value>>,
): Promise<Outcome<Value> | 'late'> {
  const id = randomUUID()
  const size = expected.size ?? expected.maxBytes
  const reserved = await reserveFile(db, owner, { id, size }, now())
  if (!reserved.ok) return reserved
  const received = await underWay.add(orNothing(receiveFile(begin(), files, id, expected)))
  if (!received.ok) return received
  const name = fileName(called ?? '', received.value.mediaType)
  return withinLimit(underWay.add(orNothing(keep({ id, name, ...received.value }))), answerMs)

  async function orNothing<Done extends { readonly ok: boolean }>(step: Promise<Done>): Promise<Done> {
    let isDone = false
    try {
      const done = await step
      isDone = done.ok
      return done
    } finally {
      // What went wrong first is what is told; a sweep does what cannot be done now.
      if (!isDone) await giveBack(db, files, id).catch(() => {})
    }
  }

  async function keep(known: Parameters<typeof keepFile>[1]): Promise<Outcome<Value>> {
    let refusal: Outcome<Value> | undefined
    const keeping = inTransaction(db, async (transaction) => {
      const file = await keepFile(transaction, known)
      refusal = undefined
      const done: Outcome<Value> = file ? await deed(transaction, file) : fail('AUTH_REQUIRED')
      if (done.ok) return done
      refusal = done
      throw new Error('Nothing is kept of a deed that is refused')
    })
    return keeping.catch((error: unknown) => {
      if (refusal) return refusal
      throw error
    })
  }
}
