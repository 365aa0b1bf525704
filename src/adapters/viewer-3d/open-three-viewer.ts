import { WebGLRenderer } from 'three'
import { fail, ok } from '#domain/result.ts'
import type { Mark, OpenViewer3d, ViewerLook, ViewerTurn } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { createAfterPaint } from './after-paint.ts'
import { createGlide } from './glide.ts'
import { listenToHands } from './hand-turns.ts'
import { createMarkSheet } from './mark-sheet.ts'
import { home, moved, type OrbitStep } from './orbit.ts'
import { createPairInScene } from './pair-in-scene.ts'
import { createStage } from './stage.ts'

/** More points than this cost a telephone its battery and show nothing more. */
const maxPointsPerPx = 2

const steps: Readonly<Record<Exclude<ViewerTurn, 'home'>, OrbitStep>> = {
  left: { aroundDeg: -30 },
  right: { aroundDeg: 30 },
  up: { aboveDeg: 20 },
  down: { aboveDeg: -20 },
  nearer: { times: 1.3 },
  further: { times: 1 / 1.3 },
}

/** The light viewer. It draws when something has changed, and rests otherwise. */
export const openViewer: OpenViewer3d = async ({ element, look: firstLook, onLost, onRestored }) => {
  const canvas = document.createElement('canvas')
  // Asked for here, so that a device without it is no fault that somebody logs.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) return fail('no_webgl')
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.localClippingEnabled = true

  const stage = createStage()
  const pair = createPairInScene(firstLook)
  stage.scene.add(pair.root)
  const sheet = createMarkSheet(element)
  const glide = createGlide(home, draw)
  const afterPaint = createAfterPaint()
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

  /** What is seen has changed, on the same ground. */
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
    // What stands on the ground is the same from every view: its shadow is laid anew for other shoes only.
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
    // What is larger is empty until it is drawn, and would be seen so for a moment.
    drawNow()
  }

  /** The page's own colours, as they are in its light or dark theme now. */
  function takeColours(): void {
    pair.colourFoot(getComputedStyle(element).color)
    draw()
  }

  const until = { signal: over.signal }
  const lose = () => {
    // What belonged to the device that is gone cannot be given back to the next one: the pair is shown anew then.
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

/** The picture with the ground of the page below it; it has to be copied before the device clears it. */
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
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))), 'image/png'),
  )
}
