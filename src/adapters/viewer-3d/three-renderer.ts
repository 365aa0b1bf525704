import { Scene, WebGLRenderer } from 'three'
import { type CreateSceneRenderer, maxPointsPerPx } from './scene-renderer.ts'

/** Draws by three's own renderer. */
export const createThreeRenderer: CreateSceneRenderer = async (element, root) => {
  const canvas = document.createElement('canvas')
  // Created here, so that a device without WebGL 2 logs no error.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) return undefined
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.localClippingEnabled = true
  const scene = new Scene().add(root)
  element.prepend(canvas)
  return {
    canvas,
    draw: (camera) => renderer.render(scene, camera),
    changed: () => {},
    resize(width, height) {
      renderer.setPixelRatio(Math.min(devicePixelRatio, maxPointsPerPx))
      renderer.setSize(width, height)
      return renderer.getPixelRatio()
    },
    close() {
      renderer.dispose()
      renderer.forceContextLoss()
      canvas.remove()
    },
  }
}
