import { fail, ok } from '#domain/result.ts'
import type { Mark, OpenViewer3d, ViewerLook, ViewerTurn } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { createLatestAfterPaint } from './after-paint.ts'
import type { PlacedMesh } from './extent.ts'
import { createGlide } from './glide.ts'
import { listenToHands } from './hand-turns.ts'
import { createMarkSheet } from './mark-sheet.ts'
import { home, moved, type OrbitStep } from './orbit.ts'
import { createPairInScene } from './pair-in-scene.ts'
import type { CreateSceneRenderer, SceneRenderer } from './scene-renderer.ts'
import { createStage } from './stage.ts'

const steps: Readonly<Record<Exclude<ViewerTurn, 'home'>, OrbitStep>> = {
  left: { aroundDeg: -30 },
  right: { aroundDeg: 30 },
  up: { aboveDeg: 20 },
  down: { aboveDeg: -20 },
  nearer: { times: 1.3 },
  further: { times: 1 / 1.3 },
}

/**
 * The 3D view by a renderer: the scene of a pair, its camera, hands, labels and picture. It draws only when something
 * has changed.
 */
export const viewerWith =
  (createRenderer: CreateSceneRenderer): OpenViewer3d =>
  async ({ element, look: firstLook, onLost, onRestored }) => {
    const stage = createStage()
    const pair = createPairInScene(firstLook)
    stage.root.add(pair.root)
    const created = await createRenderer(element, stage.root, arrange)
    if (!created) return fail('no_webgl')
    const renderer: SceneRenderer = created
    const { canvas, model } = renderer
    const sheet = createMarkSheet(element)
    const glide = createGlide(home, draw)
    const afterPaint = createLatestAfterPaint()
    const over = new AbortController()
    let look = firstLook
    let marks: readonly Mark[] = []
    let frame = 0

    function draw(): void {
      frame ||= requestAnimationFrame(() => void drawNow())
    }

    async function drawNow(): Promise<void> {
      cancelAnimationFrame(frame)
      frame = 0
      stage.aim(glide.now(), element.clientWidth / element.clientHeight)
      // The labels state the measurements of the pair that we made.
      sheet.draw(pair.root.visible ? marks : [], stage.camera, pair.offsetFor)
      await renderer.draw(stage.camera)
    }

    /** The live model, where it is shown: foot, clearance and cut are those of the pair that we made. */
    function liveMeshes(): readonly PlacedMesh[] {
      return look.view === 'shoe' ? (model?.meshes(look.side) ?? []) : []
    }

    /** Frames what is visible now, on the same ground. */
    function reframe(): void {
      pair.look(look)
      const live = liveMeshes()
      pair.root.visible = live.length === 0
      model?.show(live.length === 0 ? undefined : look.side)
      stage.frame(live.length === 0 ? pair.visibleSide(look) : live)
      draw()
    }

    function arrange(): void {
      const live = liveMeshes()
      stage.ground(live.length === 0 ? pair.standing(look) : live)
      reframe()
    }

    function lookAt(next: ViewerLook): void {
      const [isElsewhere, isOther] = [next.side !== look.side, next.view !== look.view]
      look = next
      // The shadow is the same in every view: it is computed again only for other shoes.
      stage.shade(next.view !== 'cut')
      // The ground of a live model is another one.
      if (isElsewhere || (isOther && model)) arrange()
      else if (isOther) reframe()
      else {
        pair.look(look)
        draw()
      }
    }

    function fitPlace(): void {
      const { clientWidth, clientHeight } = element
      if (clientWidth === 0 || clientHeight === 0) return
      sheet.size(clientWidth, clientHeight, renderer.resize(clientWidth, clientHeight))
      // Resizing clears the canvas, so it is rendered at once to avoid flicker.
      void drawNow()
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
    sizes.observe(element)
    takeColours()

    return ok({
      live: model?.sessions,
      show(meshes) {
        pair.show(meshes)
        renderer.changed()
        arrange()
      },
      room(rooms) {
        pair.room(rooms)
        renderer.changed()
        reframe()
      },
      look: (next) => afterPaint.do(() => lookAt(next)),
      mark(next) {
        marks = next
        draw()
      },
      turn: (turn) => glide.go(turn === 'home' ? home : moved(glide.aim(), steps[turn])),
      async picture() {
        afterPaint.now()
        await drawNow()
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
        renderer.close()
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
