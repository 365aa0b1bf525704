import type { FootSide } from '#domain/foot/foot-figures.ts'
import { fail, type Result } from '#domain/result.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'

export const viewerSides = ['left', 'right', 'both'] as const
export type ViewerSide = (typeof viewerSides)[number]

/** The shoe alone, the foot inside it, the room between the two, or both cut across. */
export const viewerViews = ['shoe', 'foot', 'room', 'cut'] as const
export type ViewerView = (typeof viewerViews)[number]

export type Spot3d = readonly [x: number, y: number, z: number]

/** What is written beside a place of a shoe, or along a line, in the axes of its own meshes. */
export type Mark =
  | { readonly side: FootSide; readonly at: Spot3d; readonly text: string; readonly note: string }
  | { readonly side: FootSide; readonly from: Spot3d; readonly to: Spot3d; readonly text: string }

/** How a pair is looked at; none of it makes the pair another. */
export type ViewerLook = {
  readonly colour: ShoeColour
  readonly side: ViewerSide
  readonly view: ViewerView
  /** From the heel on, where both are cut. */
  readonly cutMm: number
}

/** One press of a button. */
export type ViewerTurn = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'further' | 'home'

export type PairOfRooms = Readonly<
  Record<FootSide, { readonly foot: FinishedMesh; readonly mm: Float32Array<ArrayBuffer> }>
>

export type PairOfMeshes = Readonly<Record<FootSide, { readonly shoe: FinishedMesh; readonly foot: FinishedMesh }>>

/** A picture that can be turned. */
export type Viewer3d = {
  show(pair: PairOfMeshes): void
  /** The feet with the room around each of their corners; nothing while it is not known of the pair that is shown. */
  room(rooms: PairOfRooms | undefined): void
  look(look: ViewerLook): void
  /** Written over the picture. The most important first: a narrow one has room for two. */
  mark(marks: readonly Mark[]): void
  turn(turn: ViewerTurn): void
  /** What is seen now, as a PNG on the ground of the page. */
  picture(): Promise<Blob>
  /** Gives everything back that it took: memory of the device, listeners, the place in the page. */
  close(): void
}

export type ViewerContainer = {
  /** Is filled. The foot inside the shoe is drawn in its text colour. */
  readonly element: HTMLElement
  readonly look: ViewerLook
  /** The device took the picture away. */
  onLost(): void
  /** It gave back an empty one: what is to be seen has to be shown again. */
  onRestored(): void
}

export type OpenViewer3d = (container: ViewerContainer) => Promise<Result<Viewer3d, 'no_webgl'>>

/** Comes with a part of its own, which is large: to be asked for only when somebody wants to see something. */
export type BringViewer3d = () => Promise<{ readonly openViewer: OpenViewer3d }>

/** Where nothing can be drawn. */
export const noViewer3d: BringViewer3d = async () => ({ openViewer: async () => fail('no_webgl') })
