import type { Kysely } from 'kysely'
import type * as calls from '#domain/contract/orders.ts'
import { ownedStages } from '#domain/order/stages.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { NewFile } from '#server/files/file-rows.ts'
import type { FileOwner } from '#server/files/owner.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { FileRequest } from '#server/http/file-answer.ts'
import { toOwner } from '#server/scans/owner.ts'
import { findOrderByLink, type OrderLinkDeps } from './find-order-by-link.ts'

type ListPaidPairsEndpoint = typeof calls.listPaidPairs
type ViewPaidPairsEndpoint = typeof calls.lookUpPaidPairs
type PrintFileRequest = FileRequest<typeof calls.downloadPrintFileByLink>

/** All pairs of an owner, or those of one order. */
type PairsOwner = FileOwner | { readonly order: string }

/** Selects pairs that were paid for and not refunded. A remade pair counts as paid with the first pair. */
function paidPairs(db: Kysely<Schema>, whose: PairsOwner) {
  return db
    .selectFrom('order_pairs')
    .innerJoin('orders', 'orders.id', 'order_pairs.order_id')
    .innerJoin('order_pairs as first_pair', (join) =>
      join.on((where) =>
        where('first_pair.id', '=', where.fn.coalesce('order_pairs.original_pair_id', 'order_pairs.id')),
      ),
    )
    .innerJoin('orders as bought', 'bought.id', 'first_pair.order_id')
    .leftJoin('edition_numbers', 'edition_numbers.pair_id', 'first_pair.id')
    .where('orders.stage', 'in', ownedStages)
    .where('bought.stage', 'in', ownedStages)
    .where((of) => {
      if ('order' in whose) return of('orders.id', '=', whose.order)
      const { customer_id, guest_id } = whose
      return customer_id === null ? of('orders.guest_id', '=', guest_id) : of('orders.customer_id', '=', customer_id)
    })
}

/** Selects files of the current revision of a pair: files of earlier revisions may still exist. */
function selectPrintFiles(db: Kysely<Schema>, whose: PairsOwner) {
  return paidPairs(db, whose)
    .innerJoin('print_files', (join) =>
      join
        .onRef('print_files.pair_id', '=', 'order_pairs.id')
        .onRef('print_files.revision', '=', 'order_pairs.revision'),
    )
    .innerJoin('files', 'files.id', 'print_files.file_id')
    .where('files.state', '=', 'stored')
}

export async function listPaidPairs(db: Kysely<Schema>, visitor: Visitor): ReturnType<UseCase<ListPaidPairsEndpoint>> {
  return ok(await pairsWithFiles(db, toOwner(visitor)))
}

/** Lists the paid pairs for an order link, as long as the link opens its order. */
export function lookUpPaidPairs(deps: OrderLinkDeps) {
  return async (
    db: Kysely<Schema>,
    { body }: Call<ViewPaidPairsEndpoint>,
  ): ReturnType<UseCase<ViewPaidPairsEndpoint>> => {
    const order = await findOrderByLink(db, deps, body.token)
    return order ? ok(await pairsWithFiles(db, { order: order.id })) : fail('NOT_FOUND')
  }
}

async function pairsWithFiles(db: Kysely<Schema>, whose: PairsOwner) {
  const pairs = await paidPairs(db, whose)
    .select(['order_pairs.id', 'order_pairs.revision', 'order_pairs.configuration'])
    .select(['orders.number as order_number', 'orders.stage', 'edition_numbers.number as edition_number'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id')
    .orderBy('order_pairs.position')
    .execute()
  const files = await selectPrintFiles(db, whose)
    .select(['files.id', 'files.size', 'print_files.pair_id', 'print_files.side', 'print_files.kind'])
    .orderBy('print_files.side')
    .orderBy('print_files.kind', 'desc')
    .execute()
  return {
    pairs: pairs.map(({ id: pairId, configuration, ...pair }) => ({
      ...pair,
      for: configuration.person?.name ?? null,
      measured_at: configuration.feet?.left.measuredAt ?? null,
      upper: configuration.upper,
      colour: configuration.colour,
      feel: configuration.feel,
      sole_text: configuration.soleText,
      files: files
        .filter((file) => file.pair_id === pairId)
        .map(({ id, side, kind, size }) => ({ id, side, kind, size: Number(size) })),
    })),
  }
}

/**
 * Finds a print file and names it by edition number, or else order number, and foot. Finds nothing if the pair is
 * another owner's, unpaid or refunded.
 */
export async function findPrintFile(
  db: Kysely<Schema>,
  whose: PairsOwner,
  { id: wanted }: { readonly id: string },
): Promise<Result<NewFile, 'NOT_FOUND', undefined>> {
  const row = await selectPrintFiles(db, whose)
    .select(['files.id', 'files.media_type', 'files.size', 'files.digest', 'print_files.side', 'print_files.kind'])
    .select(['edition_numbers.number', 'orders.number as order_number'])
    .where('files.id', '=', wanted)
    .executeTakeFirst()
  if (!row || row.media_type === null || row.digest === null) return fail('NOT_FOUND')
  const { id, media_type: mediaType, size, digest, side, kind, number, order_number: orderNumber } = row
  const name = `${settings.brand.storagePrefix}-${number ?? orderNumber}-${side}.${kind}`
  return ok({ id, name, mediaType, size: Number(size), digest })
}

/** Finds a print file of the order that the link opens, and of no other order. */
export function findPrintFileByLink(deps: OrderLinkDeps) {
  return async (db: Kysely<Schema>, fileRequest: PrintFileRequest): ReturnType<typeof findPrintFile> => {
    const order = await findOrderByLink(db, deps, fileRequest.link ?? '')
    return order ? findPrintFile(db, { order: order.id }, fileRequest) : fail('NOT_FOUND')
  }
}
