import { BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial } from 'three'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { shoeColours } from '#domain/shoe/shoe-colours.ts'
import type { PairOfMeshes, ViewerLook } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { extentOf, type Standing } from './extent.ts'
import { printedPolymer, setClear, skyLightName } from './printed-polymer.ts'
import { skyLight } from './sky-light.ts'

/** Between the two soles. */
const gapMm = 26
const sides = ['left', 'right'] as const

type OneShoe = {
  readonly group: Group
  readonly shoe: Mesh
  readonly nearest: Mesh
  readonly foot: Mesh
  /** Walking along x, one's left foot is at the greater y. */
  readonly asideMm: number
}

export type PairInScene = ReturnType<typeof createPairInScene>

/** The pair as things of the scene. Materials stay; what a pair brought with it goes with it. */
export function createPairInScene(first: ViewerLook) {
  const root = new Group()
  const polymer = printedPolymer(first.colour)
  const skin = new MeshStandardMaterial({ roughness: 0.9, metalness: 0 })
  // Draws nothing, but keeps what lies behind the nearest surface of a clear shoe from being drawn.
  const unseen = new MeshBasicMaterial({ colorWrite: false })
  let shown: { readonly pair: PairOfMeshes; readonly shoes: Readonly<Record<FootSide, OneShoe>> } | undefined

  function oneShoe({ shoe, foot }: PairOfMeshes[FootSide], asideMm: number): OneShoe {
    const shape = geometryOf(shoe).setAttribute(skyLightName, new BufferAttribute(skyLight(shoe), 1))
    const parts = {
      foot: new Mesh(geometryOf(foot), skin),
      nearest: new Mesh(shape, unseen),
      shoe: new Mesh(shape, polymer),
    }
    for (const [order, part] of Object.values(parts).entries()) part.renderOrder = order
    return { ...parts, asideMm, group: new Group().add(...Object.values(parts)) }
  }

  function clear(): void {
    for (const { shoe, foot } of Object.values(shown?.shoes ?? {})) {
      shoe.geometry.dispose()
      foot.geometry.dispose()
    }
    root.clear()
    shown = undefined
  }

  return {
    root,

    show(pair: PairOfMeshes): void {
      clear()
      const extent = (side: FootSide) => extentOf([{ mesh: pair[side].shoe, asideMm: 0 }])
      const left = oneShoe(pair.left, gapMm / 2 - extent('left').least[1])
      const right = oneShoe(pair.right, -gapMm / 2 - extent('right').most[1])
      root.add(left.group, right.group)
      shown = { pair, shoes: { left, right } }
    },

    look(look: ViewerLook): void {
      polymer.color.set(shoeColours[look.colour])
      setClear(polymer, look.showsFoot)
      for (const side of sides) {
        const one = shown?.shoes[side]
        if (!one) continue
        one.group.visible = look.side === 'both' || look.side === side
        one.group.position.y = look.side === 'both' ? one.asideMm : 0
        one.foot.visible = look.showsFoot
        one.nearest.visible = look.showsFoot
      }
    },

    /** What stands on the ground, and where. */
    standing({ side: seen }: ViewerLook): Standing[] {
      return sides.flatMap((side) => {
        if (!shown || (seen !== 'both' && seen !== side)) return []
        return [{ mesh: shown.pair[side].shoe, asideMm: seen === 'both' ? shown.shoes[side].asideMm : 0 }]
      })
    },

    colourFoot: (colour: string) => void skin.color.setStyle(colour),

    close(): void {
      clear()
      for (const material of [polymer, skin, unseen]) material.dispose()
    },
  }
}

function geometryOf({ positions, normals, uvs, triangles }: FinishedMesh): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setAttribute('uv', new BufferAttribute(uvs, 2))
    .setIndex(new BufferAttribute(triangles, 1))
}
