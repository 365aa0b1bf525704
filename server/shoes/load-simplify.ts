import manifold from 'manifold-3d'
import { type SimplifyMesh, simplifyBy } from '#domain/shoe/finish/simplify.ts'

/** By manifold-3d, as the browser does it too (src/workers/make-shoe.worker.ts). */
export async function loadSimplify(): Promise<SimplifyMesh> {
  return simplifyBy(await manifold())
}
