import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { LiveError, LiveModel, ModelFigure, ParameterValues } from '#domain/live-model/live-model.ts'
import { fail, type Result } from '#domain/result.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'

export const viewerSides = ['left', 'right', 'both'] as const
export type ViewerSide = (typeof viewerSides)[number]

/** The shoe alone, the foot inside it, the clearance between the two, or a cross-section of both. */
export const viewerViews = ['shoe', 'foot', 'room', 'cut'] as const
export type ViewerView = (typeof viewerViews)[number]

export type Spot3d = readonly [x: number, y: number, z: number]

/** A label at a point of a shoe or along a line, in the coordinates of its meshes. */
export type Mark =
  | { readonly side: FootSide; readonly at: Spot3d; readonly text: string; readonly note: string }
  | { readonly side: FootSide; readonly from: Spot3d; readonly to: Spot3d; readonly text: string }

/** How a pair is viewed; not part of the model. */
export type ViewerLook = {
  readonly colour: ShoeColour
  readonly side: ViewerSide
  readonly view: ViewerView
  /** The distance of the cut from the heel. */
  readonly cutMm: number
}

/** The effect of one button press. */
export type ViewerTurn = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'further' | 'home'

export type PairOfRooms = Readonly<
  Record<FootSide, { readonly foot: FinishedMesh; readonly mm: Float32Array<ArrayBuffer> }>
>

export type PairOfMeshes = Readonly<Record<FootSide, { readonly shoe: FinishedMesh; readonly foot: FinishedMesh }>>

/** Where a live model is: an embedding ticket of ShapeDiver, and the address of its Geometry Backend. */
export type LiveModelAddress = { readonly ticket: string; readonly modelViewUrl: string }

/** A session with a live model. A newer change of its values supersedes the one before. */
export type LiveSession = {
  readonly model: LiveModel
  /** Has the model computed and shows it; returns what it states in words and numbers. */
  customize(values: ParameterValues): Promise<Result<readonly ModelFigure[], LiveError>>
  /** Has a file made of what is shown, and fetches it. */
  requestExport(id: string): Promise<Result<{ readonly file: Blob; readonly name: string }, LiveError>>
  /** Hides the model and ends the session. */
  close(): Promise<void>
}

/** Opens sessions, one at a time: each costs money. */
export type LiveSessions = {
  open(address: LiveModelAddress): Promise<Result<LiveSession, LiveError>>
}

/** A 3D view. */
export type Viewer3d = {
  /** Sessions with a live model, where the view can show one. */
  readonly live: LiveSessions | undefined
  show(pair: PairOfMeshes): void
  /** The feet with the clearance at each vertex; `undefined` while it is unknown for the current pair. */
  room(rooms: PairOfRooms | undefined): void
  look(look: ViewerLook): void
  /** Labels over the picture, most important first: a narrow one has space for two. */
  mark(marks: readonly Mark[]): void
  turn(turn: ViewerTurn): void
  /** The current view as a PNG on the page's background. */
  picture(): Promise<Blob>
  /** Releases all resources: GPU memory, listeners, its element. */
  close(): void
}

export type ViewerContainer = {
  /** The element that the view fills. The foot inside the shoe is drawn in its text colour. */
  readonly element: HTMLElement
  readonly look: ViewerLook
  /** The WebGL context was lost. */
  onLost(): void
  /** The WebGL context was restored empty: everything must be shown again. */
  onRestored(): void
}

export type OpenViewer3d = (container: ViewerContainer) => Promise<Result<Viewer3d, 'no_webgl'>>

/** Loads a large chunk, so call it only when a visitor wants a 3D view. */
export type BringViewer3d = () => Promise<{ readonly openViewer: OpenViewer3d }>

/** The 3D view where WebGL is unavailable. */
export const noViewer3d: BringViewer3d = async () => ({ openViewer: async () => fail('no_webgl') })
