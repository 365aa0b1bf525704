import manifold from 'manifold-3d'
import { type SimplifyMesh, simplifyBy } from '#domain/shoe/finish/simplify.ts'

/** Simplifies with manifold-3d, as the browser does (src/workers/make-shoe.worker.ts). */
export async function loadSimplify(): Promise<SimplifyMesh> {
  return simplifyBy(await manifold())
}
