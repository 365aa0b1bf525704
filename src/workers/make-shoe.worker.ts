import { clearanceMap } from '#domain/clearance/clearance-map.ts'
import { figuresIfOff } from '#domain/clearance/figures-if-off.ts'
import { type Simplify, simplifyBy } from '#domain/shoe/finish/simplify.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { MapOrder, ShoeNews, ShoeOrder, ShoeOutcome } from './make-shoe.messages.ts'

/** One shoe at a time, beside the page. It stays for the next order: what an engine has learnt makes it twice as fast. */
addEventListener('message', ({ data }: MessageEvent<ShoeOrder>) => {
  if ('mapOf' in data) {
    newest = data
    // Whoever moves a slider asks faster than is drawn: what waits already comes first, and only the last of it is drawn.
    setTimeout(() => newest === data && drawMap(data))
    return
  }
  // What cannot be is told to whoever opened the worker, as its failure.
  made(data).then(
    // Megabytes that nobody needs here any more are handed over rather than copied.
    (outcome) => tell({ outcome }, outcome.ok ? [outcome.value.shoe, outcome.value.foot].flatMap(buffersOf) : []),
    reportError,
  )
})

let simplify: Simplify | undefined
let newest: MapOrder | undefined

async function made(request: ShoeRequest): Promise<ShoeOutcome> {
  // Half a megabyte that only prints need.
  if (request.level === 'print') simplify ??= simplifyBy(await (await import('manifold-3d')).default())
  return makeShoe(request, { simplify, onStage: (stage) => tell({ stage }) })
}

function drawMap({ mapOf, found, share, number }: MapOrder): void {
  const read = readMeasures(mapOf)
  if (!read.ok) throw new Error(`No shoe is made of these numbers: ${read.code}`)
  const { foot, shoe } = read.value
  const map = clearanceMap(figuresIfOff(foot, found, share), shoe, foot, mapOf.side === 'left')
  tell({ map, number }, [map.mm.buffer, ...buffersOf(map.foot), ...buffersOf(map.inside)])
}

function tell(news: ShoeNews, handedOver: Transferable[] = []): void {
  postMessage(news, { transfer: handedOver })
}

function buffersOf({ positions, triangles, normals, uvs }: FinishedMesh): ArrayBuffer[] {
  return [positions, triangles, normals, uvs].map(({ buffer }) => buffer)
}
