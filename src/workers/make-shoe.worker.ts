import { clearanceMap } from '#domain/clearance/clearance-map.ts'
import { figuresIfOff } from '#domain/clearance/figures-if-off.ts'
import { type SimplifyMesh, simplifyBy } from '#domain/shoe/finish/simplify.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { MakeShoeEvent, MapOrder, ShoeOrder, ShoeOutcome } from './make-shoe.messages.ts'

/** Makes one shoe at a time, off the main thread. The worker is reused: a warm engine is twice as fast. */
addEventListener('message', ({ data }: MessageEvent<ShoeOrder>) => {
  if ('mapRequest' in data) {
    newest = data
    // A slider sends orders faster than maps are computed: pending messages are read first, and only the last
    // order is computed.
    setTimeout(() => newest === data && drawMap(data))
    return
  }
  // An unexpected error reaches the owner of the worker as its `error` event.
  made(data).then(
    // Transfers the buffers instead of copying megabytes.
    (outcome) =>
      postMessageBack({ outcome }, outcome.ok ? [outcome.value.shoe, outcome.value.foot].flatMap(collectBuffers) : []),
    reportError,
  )
})

let simplify: SimplifyMesh | undefined
let newest: MapOrder | undefined

async function made(request: ShoeRequest): Promise<ShoeOutcome> {
  // Half a megabyte that only print files need.
  if (request.level === 'print') simplify ??= simplifyBy(await (await import('manifold-3d')).default())
  return makeShoe(request, { simplify, onStage: (stage) => postMessageBack({ stage }) })
}

function drawMap({ mapRequest, found, share, number }: MapOrder): void {
  const read = readMeasures(mapRequest)
  if (!read.ok) throw new Error(`No shoe can be made from these measurements: ${read.code}`)
  const { foot, shoe } = read.value
  const map = clearanceMap(figuresIfOff(foot, found, share), shoe, foot, mapRequest.side === 'left')
  postMessageBack({ map, number }, [map.mm.buffer, ...collectBuffers(map.foot), ...collectBuffers(map.inside)])
}

function postMessageBack(event: MakeShoeEvent, transferList: Transferable[] = []): void {
  postMessage(event, { transfer: transferList })
}

function collectBuffers({ positions, triangles, normals, uvs }: FinishedMesh): ArrayBuffer[] {
  return [positions, triangles, normals, uvs].map(({ buffer }) => buffer)
}
