import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Plane,
  Vector3,
} from 'three'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { shoeColours } from '#domain/shoe/shoe-colours.ts'
import type { PairOfMeshes, PairOfRooms, ViewerLook } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { clearanceSkin, withClearance } from './clearance-skin.ts'
import { measureExtent, type PlacedMesh } from './extent.ts'
import { linear } from './linear-colour.ts'
import { printedPolymer, setClear, skyLightName } from './printed-polymer.ts'
import { skyLight } from './sky-light.ts'
import { visibleFoot, visibleMeshes } from './visible-meshes.ts'

/** The colour that lightens the filled cut surface. */
const paper = linear(0xf6f1e6)
/** The gap between the two soles. */
const gapMm = 26
const sides = ['left', 'right'] as const

type OneShoe = {
  readonly group: Group
  readonly shoe: Mesh
  readonly nearest: Mesh
  /** The measured foot, and the one whose clearance is known, which may lie slightly off it. */
  readonly foot: Mesh
  readonly roomFoot: Mesh<BufferGeometry, Material>
  /** Fill the opening of a cut: their back faces are visible through it, in the flat colour of a cut surface. */
  readonly fills: readonly Mesh[]
  /** The offset to the side. Facing x, the left foot is at the larger y. */
  readonly asideMm: number
}

export type PairInScene = ReturnType<typeof createPairInScene>

/** The pair as objects of the scene. Materials are reused; the geometries of a pair are disposed with it. */
export function createPairInScene(first: ViewerLook) {
  const root = new Group()
  const polymer = printedPolymer(first.colour)
  const skin = new MeshStandardMaterial({ roughness: 0.9, metalness: 0 })
  // Writes depth only, so that nothing behind the nearest surface of a transparent shoe is drawn.
  const unseen = new MeshBasicMaterial({ colorWrite: false })
  const room = clearanceSkin()
  const cut = new Plane(new Vector3(-1, 0, 0), 0)
  const cutShoe = new MeshBasicMaterial({ side: BackSide })
  // The sole of the foot lies on the footbed: the offset draws the cut through the foot on top.
  const cutFoot = new MeshBasicMaterial({
    side: BackSide,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -8,
  })
  const cutSkins = [polymer, skin, cutShoe, cutFoot]
  let known: PairOfRooms | undefined
  let shown: { readonly pair: PairOfMeshes; readonly shoes: Readonly<Record<FootSide, OneShoe>> } | undefined

  function oneShoe({ shoe, foot }: PairOfMeshes[FootSide], asideMm: number): OneShoe {
    const shape = toGeometry(shoe).setAttribute(skyLightName, new BufferAttribute(skyLight(shoe), 1))
    const parts = {
      foot: new Mesh(toGeometry(foot), skin),
      roomFoot: new Mesh<BufferGeometry, Material>(new BufferGeometry(), room),
      nearest: new Mesh(shape, unseen),
      shoe: new Mesh(shape, polymer),
    }
    for (const [order, part] of Object.values(parts).entries()) part.renderOrder = order
    const fills = [new Mesh(shape, cutShoe), new Mesh(parts.foot.geometry, cutFoot)]
    return { ...parts, fills, asideMm, group: new Group().add(...Object.values(parts), ...fills) }
  }

  function clear(): void {
    for (const { shoe, foot, roomFoot } of Object.values(shown?.shoes ?? {}))
      for (const { geometry } of [shoe, foot, roomFoot]) geometry.dispose()
    root.clear()
    shown = undefined
    known = undefined
  }

  /** Selected meshes of the visible shoes, with their offsets. */
  function placed(
    { side: visibleSide }: ViewerLook,
    of: (side: FootSide) => readonly PlacedMesh['mesh'][],
  ): PlacedMesh[] {
    return sides.flatMap((side) => {
      if (!shown || (visibleSide !== 'both' && visibleSide !== side)) return []
      const asideMm = visibleSide === 'both' ? shown.shoes[side].asideMm : 0
      return of(side).map((mesh) => ({ mesh, asideMm }))
    })
  }

  return {
    root,

    show(pair: PairOfMeshes): void {
      clear()
      const extent = (side: FootSide) => measureExtent([{ mesh: pair[side].shoe, asideMm: 0 }])
      const left = oneShoe(pair.left, gapMm / 2 - extent('left').min[1])
      const right = oneShoe(pair.right, -gapMm / 2 - extent('right').max[1])
      root.add(left.group, right.group)
      shown = { pair, shoes: { left, right } }
    },

    room(rooms: PairOfRooms | undefined): void {
      known = shown && rooms
      if (!rooms || !shown) return
      for (const side of sides) {
        const { roomFoot, fills } = shown.shoes[side]
        roomFoot.geometry.dispose()
        roomFoot.geometry = withClearance(toGeometry(rooms[side].foot), rooms[side].mm)
        const [, fill] = fills
        if (fill) fill.geometry = roomFoot.geometry
      }
    },

    look(look: ViewerLook): void {
      const { view } = look
      const isClear = view === 'foot' || view === 'room'
      polymer.color.copy(linear(shoeColours[look.colour]))
      cutShoe.color.copy(polymer.color).lerp(paper, 0.35)
      setClear(polymer, isClear ? (view === 'room' ? 0.16 : 0.42) : 1)
      cut.constant = look.cutMm
      for (const part of cutSkins) part.clippingPlanes = view === 'cut' ? [cut] : null
      for (const side of sides) {
        const one = shown?.shoes[side]
        if (!one) continue
        one.group.visible = look.side === 'both' || look.side === side
        one.group.position.y = look.side === 'both' ? one.asideMm : 0
        const foot = visibleFoot(look, known !== undefined)
        one.roomFoot.visible = foot === 'roomFoot'
        one.roomFoot.material = view === 'room' ? room : skin
        one.foot.visible = foot === 'foot'
        one.nearest.visible = isClear
        for (const fill of one.fills) fill.visible = view === 'cut'
      }
    },

    /** The meshes that stand on the ground. */
    standing: (look: ViewerLook) => placed(look, (side) => (shown ? [shown.pair[side].shoe] : [])),

    /** The meshes that must be in the picture. */
    visibleSide: (look: ViewerLook) =>
      placed(look, (side) => (shown ? visibleMeshes(look, { ...shown.pair[side], roomFoot: known?.[side].foot }) : [])),

    offsetFor: (side: FootSide) => shown?.shoes[side].group.position.y ?? 0,

    colourFoot(colour: string): void {
      skin.color.copy(linear(colour))
      cutFoot.color.copy(skin.color).lerp(paper, 0.55)
    },

    close(): void {
      clear()
      for (const material of [...cutSkins, unseen, room]) material.dispose()
    },
  }
}

function toGeometry({ positions, normals, uvs, triangles }: FinishedMesh): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setAttribute('uv', new BufferAttribute(uvs, 2))
    .setIndex(new BufferAttribute(triangles, 1))
}
