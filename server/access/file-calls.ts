import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { FileCall, LinkFileCall } from '#domain/contract/file-call.ts'
import type { UploadCall } from '#domain/contract/upload-call.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/files/owner.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import type { Asker } from '#server/http/asker.ts'
import { type FileWish, type FileWork, fileAnswer } from '#server/http/file-answer.ts'
import { type Admitted, type UploadParts, type UploadWork, upload } from '#server/http/upload.ts'

type FileCallParts = {
  readonly app: Hono<ApiEnv>
  readonly uploads: UploadParts
  /** Who calls, as one who may own files, by what the contract needs to know; nothing of who may not call. */
  ownerOf(db: Kysely<Schema>, needs: 'customer' | 'visitor', asker: Asker): Promise<Owner | undefined>
  database(): { readonly kysely: Kysely<Schema> } | undefined
}

/** The kinds of calls that carry a file, to the shop or from it: by the Authorization header, as every other. */
export function createFileCalls({ app, uploads, ownerOf, database }: FileCallParts) {
  async function admit(
    needs: 'customer' | 'visitor',
    asker: Asker,
  ): Promise<Result<Admitted, 'AUTH_REQUIRED' | 'UNAVAILABLE'>> {
    const db = database()?.kysely
    if (!db) return fail('UNAVAILABLE')
    const owner = await ownerOf(db, needs, asker)
    return owner ? ok({ db, owner }) : fail('AUTH_REQUIRED')
  }

  function uploadCall<U extends UploadCall>(contract: U, work: UploadWork<U>): void {
    upload(app, contract, uploads, (asker) => admit(contract.needs, asker), work)
  }

  function fileCall<F extends FileCall>(
    contract: F,
    work: (db: Kysely<Schema>, owner: Owner, wish: FileWish<F>) => ReturnType<FileWork<F>>,
  ): void {
    fileAnswer(app, contract, uploads, async (wish) => {
      const admitted = await admit(contract.needs, wish)
      return admitted.ok ? work(admitted.value.db, admitted.value.owner, wish) : admitted
    })
  }

  /** The use case asks what the link opens: nobody else has to be known. */
  function linkFileCall<F extends LinkFileCall>(
    contract: F,
    work: (db: Kysely<Schema>, wish: FileWish<F>) => ReturnType<FileWork<F>>,
  ): void {
    fileAnswer(app, contract, uploads, async (wish) => {
      const db = database()?.kysely
      return db ? work(db, wish) : fail('UNAVAILABLE')
    })
  }

  return { uploadCall, fileCall, linkFileCall }
}
