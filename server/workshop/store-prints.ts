import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { MediaType } from '#domain/file/media-kinds.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { type PrintKind, printKinds } from '#domain/workshop/print-kinds.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Files } from '#server/files/port.ts'
import type { PairOfPrints } from './check-pair.ts'

const mediaTypes = { stl: 'model/stl', '3mf': 'model/3mf', glb: 'model/gltf-binary' } as const satisfies Record<
  PrintKind,
  MediaType
>

/** A print file whose bytes are in the store, while its row still has the state `pending`. */
export type WrittenPrint = {
  readonly id: string
  readonly side: FootSide
  readonly kind: PrintKind
  readonly size: number
  readonly digest: string
}

/** Writes the print files: the row of each first, so that files left unfinished by a crash are cleaned up. */
export async function writePrints(
  db: Kysely<Schema>,
  files: Files,
  orderId: string,
  prints: PairOfPrints,
  now: Date,
): Promise<WrittenPrint[]> {
  const written: WrittenPrint[] = []
  for (const side of ['left', 'right'] as const)
    for (const kind of printKinds) {
      const bytes = prints[side].files[kind]
      const id = randomUUID()
      const row = { id, order_id: orderId, size: bytes.length, state: 'pending', created_at: now } as const
      await db.insertInto('files').values(row).execute()
      written.push({ id, side, kind, ...(await files.write(id, inOne(bytes))) })
    }
  return written
}

/** Assigns the files to the order, in the transaction that stores the result of the pair's check. */
export async function storePrints(
  transaction: Transaction<Schema>,
  pair: { readonly id: string; readonly revision: number },
  written: readonly WrittenPrint[],
): Promise<void> {
  for (const { id, side, kind, size, digest } of written) {
    const known = { state: 'stored', name: `${side}.${kind}`, media_type: mediaTypes[kind], size, digest } as const
    await transaction.updateTable('files').set(known).where('id', '=', id).execute()
    await transaction
      .insertInto('print_files')
      .values({ file_id: id, pair_id: pair.id, revision: pair.revision, side, kind })
      .execute()
  }
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
