import { makeShoe } from '#domain/shoe/make-shoe.ts'
import type { FinishedMesh } from '#domain/shoe/mesh.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { ShoeNews } from './make-shoe.messages.ts'

/** One shoe at a time, beside the page. It stays for the next order: what an engine has learnt makes it twice as fast. */
addEventListener('message', ({ data }: MessageEvent<ShoeRequest>) => {
  const outcome = makeShoe(data, (stage) => tell({ stage }))
  // Megabytes that nobody needs here any more are handed over rather than copied.
  tell({ outcome }, outcome.ok ? [outcome.value.shoe, outcome.value.foot].flatMap(buffersOf) : [])
})

function tell(news: ShoeNews, handedOver: Transferable[] = []): void {
  postMessage(news, { transfer: handedOver })
}

function buffersOf({ positions, triangles, normals, uvs }: FinishedMesh): ArrayBuffer[] {
  return [positions, triangles, normals, uvs].map(({ buffer }) => buffer)
}
