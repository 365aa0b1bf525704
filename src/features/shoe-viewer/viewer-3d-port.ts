import type { FootSide } from '#domain/foot/foot-figures.ts'
import { fail, type Result } from '#domain/result.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'

export const shownSides = ['left', 'right', 'both'] as const
export type ShownSide = (typeof shownSides)[number]

/** How a pair is looked at; none of it makes the pair another. */
export type ViewerLook = { readonly colour: ShoeColour; readonly side: ShownSide; readonly showsFoot: boolean }

/** One press of a button. */
export type Turn = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'further' | 'home'

export type PairOfMeshes = Readonly<Record<FootSide, { readonly shoe: FinishedMesh; readonly foot: FinishedMesh }>>

/** A picture that can be turned. */
export type Viewer3d = {
  show(pair: PairOfMeshes): void
  look(look: ViewerLook): void
  turn(turn: Turn): void
  /** What is seen now, as a PNG on the ground of the page. */
  picture(): Promise<Blob>
  /** Gives everything back that it took: memory of the device, listeners, the place in the page. */
  close(): void
}

export type ViewerPlace = {
  /** Is filled. The foot inside the shoe is drawn in its text colour. */
  readonly element: HTMLElement
  readonly look: ViewerLook
  /** The device took the picture away. */
  onLost(): void
  /** It gave back an empty one: what is to be seen has to be shown again. */
  onRestored(): void
}

export type OpenViewer3d = (place: ViewerPlace) => Promise<Result<Viewer3d, 'no_webgl'>>

/** Comes with a part of its own, which is large: to be asked for only when somebody wants to see something. */
export type BringViewer3d = () => Promise<{ readonly openViewer: OpenViewer3d }>

/** Where nothing can be drawn. */
export const noViewer3d: BringViewer3d = async () => ({ openViewer: async () => fail('no_webgl') })
