import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { FileCall, LinkFileCall, UploadCall } from '#domain/contract/call-kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { FileOwner } from '#server/files/owner.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { type FileRequest, type FileWork, fileAnswer } from '#server/http/file-answer.ts'
import type { Requester } from '#server/http/requester.ts'
import { type AuthorizedUpload, type UploadDeps, type UploadWork, upload } from '#server/http/upload.ts'

type FileCallDeps = {
  readonly app: Hono<ApiEnv>
  readonly uploads: UploadDeps
  /** The requester as an owner of files, or nothing when they do not meet what the endpoint needs. */
  findOwner(db: Kysely<Schema>, needs: 'customer' | 'visitor', requester: Requester): Promise<FileOwner | undefined>
  database(): { readonly kysely: Kysely<Schema> } | undefined
}

/**
 * Builds the functions that register uploads and downloads. They authenticate by the Authorization header, as every
 * other endpoint does.
 */
export function createFileCalls({ app, uploads, findOwner, database }: FileCallDeps) {
  async function admit(
    needs: 'customer' | 'visitor',
    requester: Requester,
  ): Promise<Result<AuthorizedUpload, 'AUTH_REQUIRED' | 'UNAVAILABLE'>> {
    const db = database()?.kysely
    if (!db) return fail('UNAVAILABLE')
    const owner = await findOwner(db, needs, requester)
    return owner ? ok({ db, owner }) : fail('AUTH_REQUIRED')
  }

  function uploadCall<U extends UploadCall>(contract: U, work: UploadWork<U>): void {
    upload(app, contract, uploads, (requester) => admit(contract.needs, requester), work)
  }

  function fileCall<F extends FileCall>(
    contract: F,
    work: (db: Kysely<Schema>, owner: FileOwner, fileRequest: FileRequest<F>) => ReturnType<FileWork<F>>,
  ): void {
    fileAnswer(app, contract, uploads, async (fileRequest) => {
      const admitted = await admit(contract.needs, fileRequest)
      return admitted.ok ? work(admitted.value.db, admitted.value.owner, fileRequest) : admitted
    })
  }

  /** Registers a download that a link opens: the use case checks the link's token, and no session is needed. */
  function linkFileCall<F extends LinkFileCall>(
    contract: F,
    work: (db: Kysely<Schema>, fileRequest: FileRequest<F>) => ReturnType<FileWork<F>>,
  ): void {
    fileAnswer(app, contract, uploads, async (fileRequest) => {
      const db = database()?.kysely
      return db ? work(db, fileRequest) : fail('UNAVAILABLE')
    })
  }

  return { uploadCall, fileCall, linkFileCall }
}
