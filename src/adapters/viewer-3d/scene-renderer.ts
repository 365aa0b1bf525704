import type { Object3D, PerspectiveCamera } from 'three'
import type { LiveSessions, ViewerSide } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import type { PlacedMesh } from './extent.ts'

/** A model from elsewhere that takes the place of the pair in the view of the shoe. */
export type ModelInScene = {
  /** Opens and closes the model. */
  readonly sessions: LiveSessions
  /** Its meshes of a side, in the coordinates of the scene; none while there is no model. */
  meshes(side: ViewerSide): readonly PlacedMesh[]
  /** Shows one side or both; `undefined` hides the model. */
  show(side: ViewerSide | undefined): void
}

/** Draws a scene into a canvas: all that differs between the 3D views. */
export type SceneRenderer = {
  readonly canvas: HTMLCanvasElement
  readonly model?: ModelInScene
  /** Draws what the camera sees; resolves once the canvas shows it. */
  draw(camera: PerspectiveCamera): Promise<void> | void
  /** The objects of the scene are others than before. */
  changed(): void
  /** Fits the canvas to its element; returns its pixels per CSS pixel. */
  resize(width: number, height: number): number
  close(): void
}

/** Resolves to `undefined` on a device without WebGL 2. */
export type CreateSceneRenderer = (
  element: HTMLElement,
  scene: Object3D,
  /** Another model is there, or none any more. */
  onModelChange: () => void,
) => Promise<SceneRenderer | undefined>

/** A higher pixel ratio drains a phone's battery without a visible gain. */
export const maxPointsPerPx = 2
