import {
  BUSY_MODE_DISPLAY,
  createViewport,
  generalOptions,
  type IPerspectiveCameraApi,
  type ITreeNode,
  sceneTree,
  ThreejsData,
  TreeNode,
  VISIBILITY_MODE,
} from '@shapediver/viewer'
import type { PerspectiveCamera } from 'three'
import type { CreateSceneRenderer } from '../viewer-3d/scene-renderer.ts'
import { createModelInViewport } from './model-in-viewport.ts'

/** As ShapeDiver's viewport asks for it, which then takes this context: its picture stays readable. */
const contextAttributes: WebGLContextAttributes = {
  alpha: true,
  antialias: true,
  depth: true,
  stencil: true,
  premultipliedAlpha: true,
  preserveDrawingBuffer: true,
}

/** Without these the viewport would load a logo and a spinner from ShapeDiver. */
const branding = { logo: null, busyModeSpinner: '', busyModeDisplay: BUSY_MODE_DISPLAY.NONE }

/** Draws by ShapeDiver's viewport, with or without a session. */
export const createShapeDiverRenderer: CreateSceneRenderer = async (element, scene, onModelChange) => {
  const canvas = document.createElement('canvas')
  if (!canvas.getContext('webgl2', contextAttributes)) return undefined
  // What fails is reported to the visitor, and one line names the viewer.
  generalOptions.showMessages = false
  generalOptions.consoleBranding = false
  // The viewport measures its parent and adds elements to it.
  const frame = document.createElement('div')
  Object.assign(frame.style, { position: 'absolute', inset: '0' })
  frame.append(canvas)
  element.prepend(frame)
  const viewport = await createViewport({ canvas, branding, visibility: VISIBILITY_MODE.INSTANT })
  viewport.clearAlpha = 0
  viewport.groundPlaneVisibility = false
  viewport.gridVisibility = false
  viewport.shadows = false
  viewport.softShadows = false
  viewport.beautyRenderBlendingDuration = 0
  // The hands of the page turn the camera, and its keys.
  viewport.restrictEventListeners({
    mousewheel: false,
    pointerdown: false,
    pointermove: false,
    pointerup: false,
    pointerout: false,
    keydown: false,
    keyup: false,
    contextmenu: false,
  })
  // The order of drawing is part of the scene: a transparent shoe writes its depth first.
  viewport.threeJsCoreObjects.renderer.sortObjects = true
  const eye = viewport.createPerspectiveCamera()
  viewport.assignCamera(eye.id)
  eye.enabled = false
  // Its lights are those of the scene.
  viewport.assignLightScene(viewport.createLightScene({ standard: false }).id)
  const node = new TreeNode('hadashi') as ITreeNode
  node.addData(new ThreejsData(scene))
  sceneTree.root.addChild(node)
  const model = createModelInViewport(viewport, onModelChange)

  let drawn = Promise.withResolvers<void>()
  viewport.postRenderingCallback = () => {
    drawn.resolve()
  }

  function update(): void {
    node.updateVersion()
    sceneTree.root.updateVersion()
    viewport.update()
  }

  function draw(camera: PerspectiveCamera): Promise<void> {
    drawn.resolve()
    drawn = Promise.withResolvers()
    aim(eye, camera)
    // The viewport knows no shift of the frustum; its own camera object keeps one.
    const own = viewport.threeJsCoreObjects.camera as PerspectiveCamera
    const { view } = camera
    if (view) own.setViewOffset(view.fullWidth, view.fullHeight, view.offsetX, view.offsetY, view.width, view.height)
    viewport.render()
    return drawn.promise
  }

  // Drawing into a lost context would leave objects behind that the restored one does not know.
  canvas.addEventListener('webglcontextlost', () => viewport.pauseRendering())
  canvas.addEventListener('webglcontextrestored', () => {
    viewport.continueRendering()
    // The restored context is empty until something changes.
    update()
  })
  update()
  return {
    canvas,
    model,
    draw,
    changed: update,
    // The viewport follows the size of its frame by itself.
    resize: () => devicePixelRatio,
    async close() {
      drawn.resolve()
      model.close()
      sceneTree.root.removeChild(node)
      sceneTree.root.updateVersion()
      const { renderer } = viewport.threeJsCoreObjects
      await viewport.close()
      renderer.forceContextLoss()
      frame.remove()
    },
  }
}

/** The viewport derives its near plane from the distance of the target: a nearer one leaves the depth no precision. */
const targetMm = 1_000

function aim(eye: IPerspectiveCameraApi, camera: PerspectiveCamera): void {
  const ahead = camera.getWorldDirection(camera.position.clone()).multiplyScalar(targetMm).add(camera.position)
  eye.fov = camera.fov
  eye.position = [camera.position.x, camera.position.y, camera.position.z]
  eye.target = [ahead.x, ahead.y, ahead.z]
}
