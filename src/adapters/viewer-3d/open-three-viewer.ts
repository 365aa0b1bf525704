import { WebGLRenderer } from 'three'
import { fail, ok } from '#domain/result.ts'
import type { Mark, OpenViewer3d, ViewerLook, ViewerTurn } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { createLatestAfterPaint } from './after-paint.ts'
import { createGlide } from './glide.ts'
import { listenToHands } from './hand-turns.ts'
import { createMarkSheet } from './mark-sheet.ts'
import { home, moved, type OrbitStep } from './orbit.ts'
import { createPairInScene } from './pair-in-scene.ts'
import { createStage } from './stage.ts'

/** A higher pixel ratio drains a phone's battery without a visible gain. */
const maxPointsPerPx = 2

const steps: Readonly<Record<Exclude<ViewerTurn, 'home'>, OrbitStep>> = {
  left: { aroundDeg: -30 },
  right: { aroundDeg: 30 },
  up: { aboveDeg: 20 },
  down: { aboveDeg: -20 },
  nearer: { times: 1.3 },
  further: { times: 1 / 1.3 },
}

/** The 3D viewer. It renders only when something has changed. */
export const openViewer: OpenViewer3d = async ({ element, look: firstLook, onLost, onRestored }) => {
  const canvas = document.createElement('canvas')
  // Created here, so that a device without WebGL 2 logs no error.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) return fail('no_webgl')
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.localClippingEnabled = true

  const stage = createStage()
  const pair = createPairInScene(firstLook)
  stage.scene.add(pair.root)
  const sheet = createMarkSheet(element)
  const glide = createGlide(home, draw)
  const afterPaint = createLatestAfterPaint()
  const over = new AbortController()
  let look = firstLook
  let marks: readonly Mark[] = []
  let frame = 0

  function draw(): void {
    frame ||= requestAnimationFrame(drawNow)
  }

  function drawNow(): void {
    cancelAnimationFrame(frame)
    frame = 0
    stage.aim(glide.now(), canvas.width / canvas.height)
    renderer.render(stage.scene, stage.camera)
    sheet.draw(marks, stage.camera, pair.offsetFor)
  }

  /** Frames what is visible now, on the same ground. */
  function reframe(): void {
    pair.look(look)
    stage.frame(pair.visibleSide(look))
    draw()
  }

  function arrange(): void {
    stage.ground(pair.standing(look))
    reframe()
  }

  function lookAt(next: ViewerLook): void {
    const [isElsewhere, isOther] = [next.side !== look.side, next.view !== look.view]
    look = next
    // The shadow is the same in every view: it is computed again only for other shoes.
    stage.shade(next.view !== 'cut')
    if (isElsewhere) arrange()
    else if (isOther) reframe()
    else {
      pair.look(look)
      draw()
    }
  }

  function fitPlace(): void {
    const { clientWidth, clientHeight } = element
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, maxPointsPerPx))
    renderer.setSize(clientWidth, clientHeight)
    sheet.size(clientWidth, clientHeight, renderer.getPixelRatio())
    // Resizing clears the canvas, so it is rendered at once to avoid flicker.
    drawNow()
  }

  /** Reads the page's colours, which depend on its light or dark theme. */
  function takeColours(): void {
    pair.colourFoot(getComputedStyle(element).color)
    draw()
  }

  const until = { signal: over.signal }
  const lose = () => {
    // Resources of a lost context cannot be moved to the restored one: the pair is then shown again.
    pair.close()
    stage.close()
    onLost()
  }
  canvas.addEventListener('webglcontextlost', lose, until)
  canvas.addEventListener('webglcontextrestored', onRestored, until)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', takeColours, until)
  const stopHands = listenToHands(canvas, (step) => glide.jump(moved(glide.now(), step)))
  const sizes = new ResizeObserver(fitPlace)
  element.prepend(canvas)
  sizes.observe(element)
  takeColours()

  return ok({
    show(meshes) {
      pair.show(meshes)
      arrange()
    },
    room(rooms) {
      pair.room(rooms)
      reframe()
    },
    look: (next) => afterPaint.do(() => lookAt(next)),
    mark(next) {
      marks = next
      draw()
    },
    turn: (turn) => glide.go(turn === 'home' ? home : moved(glide.aim(), steps[turn])),
    picture() {
      afterPaint.now()
      drawNow()
      return onPaper([canvas, sheet.canvas], getComputedStyle(element).backgroundColor)
    },
    close() {
      over.abort()
      afterPaint.stop()
      stopHands()
      sizes.disconnect()
      glide.stop()
      cancelAnimationFrame(frame)
      pair.close()
      stage.close()
      renderer.dispose()
      renderer.forceContextLoss()
      canvas.remove()
      sheet.close()
    },
  })
}

/** Composes the layers over the page's background. The canvas must be copied before the browser clears it. */
function onPaper(
  [canvas, ...over]: readonly [HTMLCanvasElement, ...HTMLCanvasElement[]],
  ground: string,
): Promise<Blob> {
  const sheet = document.createElement('canvas')
  sheet.width = canvas.width
  sheet.height = canvas.height
  const context = sheet.getContext('2d')
  if (context) {
    context.fillStyle = ground
    context.fillRect(0, 0, sheet.width, sheet.height)
    for (const layer of [canvas, ...over]) context.drawImage(layer, 0, 0)
  }
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))), 'image/png'),
  )
}
