import { clearanceMap } from '#domain/clearance/clearance-map.ts'
import { figuresIfOff } from '#domain/clearance/figures-if-off.ts'
import { type SimplifyMesh, simplifyBy } from '#domain/shoe/finish/simplify.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { MakeShoeEvent, MapOrder, ShoeOrder, ShoeOutcome } from './make-shoe.messages.ts'

/** One shoe at a time, beside the page. It stays for the next order: what an engine has learnt makes it twice as fast. */
addEventListener('message', ({ data }: MessageEvent<ShoeOrder>) => {
  if ('mapRequest' in data) {
    newest = data
    // Whoever moves a slider asks faster than is drawn: what waits already comes first, and only the last of it is drawn.
    setTimeout(() => newest === data && drawMap(data))
    return
  }
  // What cannot be is told to whoever opened the worker, as its failure.
  made(data).then(
    // Megabytes that nobody needs here any more are handed over rather than copied.
    (outcome) =>
      postMessageBack({ outcome }, outcome.ok ? [outcome.value.shoe, outcome.value.foot].flatMap(collectBuffers) : []),
    reportError,
  )
})

let simplify: SimplifyMesh | undefined
let newest: MapOrder | undefined

async function made(request: ShoeRequest): Promise<ShoeOutcome> {
  // Half a megabyte that only prints need.
  if (request.level === 'print') simplify ??= simplifyBy(await (await import('manifold-3d')).default())
  return makeShoe(request, { simplify, onStage: (stage) => postMessageBack({ stage }) })
}

function drawMap({ mapRequest, found, share, number }: MapOrder): void {
  const read = readMeasures(mapRequest)
  if (!read.ok) throw new Error(`No shoe is made of these numbers: ${read.code}`)
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
