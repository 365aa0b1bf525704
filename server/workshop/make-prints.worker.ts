import { parentPort } from 'node:worker_threads'
import type { Result } from '#domain/result.ts'
import { fail, ok } from '#domain/result.ts'
import { binaryStl } from '#domain/shoe/files/binary-stl.ts'
import type { FileLook } from '#domain/shoe/files/file-look.ts'
import { glb } from '#domain/shoe/files/glb.ts'
import { threeMf } from '#domain/shoe/files/three-mf.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import type { ShoeError, ShoeReport, ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { PrintKind } from '#domain/workshop/print-kinds.ts'
import { loadSimplify } from '#server/shoes/load-simplify.ts'

export type PrintOrder = { readonly request: ShoeRequest; readonly look: FileLook }

/** A shoe as print files, with the report of its measurements. */
export type Print = {
  readonly report: ShoeReport
  readonly files: Readonly<Record<PrintKind, Uint8Array<ArrayBuffer>>>
}
export type PrintOutcome = Result<Print, ShoeError>

/** Makes one shoe after the other in the same worker: a warm engine makes the second one twice as fast. */
parentPort?.on('message', async ({ request, look }: PrintOrder) => {
  const made = makeShoe(request, { simplify: await loadSimplify() })
  const outcome: PrintOutcome = made.ok
    ? ok({
        report: made.value.report,
        files: {
          stl: binaryStl(made.value.shoe),
          '3mf': threeMf(made.value.shoe, look),
          glb: glb(made.value.shoe, look),
        },
      })
    : fail(made.code)
  const transferList = outcome.ok ? Object.values(outcome.value.files).map(({ buffer }) => buffer) : []
  parentPort?.postMessage(outcome, transferList)
})
