import {
  DataTexture,
  DirectionalLight,
  HemisphereLight,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Sphere,
  Vector3,
} from 'three'
import { type ContactShadow, contactShadow } from './contact-shadow.ts'
import { extentOf, type Standing } from './extent.ts'
import { distanceFor, type Orbit, towards } from './orbit.ts'

const fieldDeg = 26
/** A shoe fills little of the ball around it: so much of the ball has to be in sight. */
const snug = 0.84
/** Lamps beside each other throw what one wide lamp throws: a soft shadow inside the shoe. */
const lamps = [
  [-0.25, 0.2, 1],
  [0.15, 0.4, 1],
  [-0.5, -0.15, 1],
  [0.05, -0.1, 1],
] as const
const shadowPoints = 512

export type Stage = ReturnType<typeof createStage>

/** Paper, light and the eye: everything that is there before a shoe is. */
export function createStage() {
  const scene = new Scene()
  const camera = new PerspectiveCamera(fieldDeg, 1, 10, 10_000)
  camera.up.set(0, 0, 1)
  scene.add(camera)

  const sky = new HemisphereLight(0xffffff, 0xb8aa98, 1.35)
  sky.position.set(0, 0, 1)
  // It goes with the eye, so that light comes from the upper left however one turns.
  const key = new DirectionalLight(0xfff4e4, 1.5)
  key.position.set(-1.2, 1.4, 1.2)
  camera.add(key, key.target)
  key.target.position.set(0, 0, -1)
  const above = lamps.map(() => new DirectionalLight(0xffffff, 1.5 / lamps.length))
  scene.add(sky, ...above.flatMap((lamp) => [lamp, lamp.target]))
  for (const lamp of above) {
    lamp.castShadow = true
    lamp.shadow.mapSize.set(shadowPoints, shadowPoints)
    lamp.shadow.radius = 5
    lamp.shadow.normalBias = 1.2
    lamp.shadow.bias = -0.0005
  }

  const paper = new MeshBasicMaterial({ transparent: true, depthWrite: false })
  const ground = new Mesh(new PlaneGeometry(1, 1), paper)
  scene.add(ground)
  const ball = new Sphere(new Vector3(0, 0, 0), 150)

  function layShadow({ darkness, columns, rows, centre, widthMm, depthMm }: ContactShadow, groundMm: number): void {
    paper.map?.dispose()
    // Nothing but black, more or less of it.
    const points = new Uint8Array(darkness.length * 4)
    for (const [at, dark] of darkness.entries()) points[at * 4 + 3] = dark
    paper.map = new DataTexture(points, columns, rows)
    paper.map.magFilter = LinearFilter
    paper.map.needsUpdate = true
    paper.needsUpdate = true
    ground.position.set(centre.x, centre.y, groundMm)
    ground.scale.set(widthMm, depthMm, 1)
  }

  return {
    scene,
    camera,

    /** Sets ground and lamps about what stands there now. */
    fit(things: readonly Standing[]): void {
      if (things.length === 0) return
      const { least, most } = extentOf(things)
      ball.center.set((least[0] + most[0]) / 2, (least[1] + most[1]) / 2, (least[2] + most[2]) / 2)
      ball.radius = Math.hypot(most[0] - least[0], most[1] - least[1], most[2] - least[2]) / 2
      layShadow(contactShadow(things), least[2] - 0.2)
      for (const [place, lamp] of above.entries()) {
        const [x, y, z] = lamps[place] ?? lamps[0]
        lamp.target.position.copy(ball.center)
        lamp.position
          .set(x, y, z)
          .normalize()
          .multiplyScalar(ball.radius * 2)
          .add(ball.center)
        const eye = lamp.shadow.camera
        eye.left = eye.bottom = -ball.radius
        eye.right = eye.top = ball.radius
        eye.near = ball.radius * 0.5
        eye.far = ball.radius * 3.5
        eye.updateProjectionMatrix()
      }
    },

    aim(orbit: Orbit, aspect: number): void {
      const distance = distanceFor(ball.radius * snug, fieldDeg, aspect) / orbit.nearness
      camera.aspect = aspect
      camera.position
        .set(...towards(orbit))
        .multiplyScalar(distance)
        .add(ball.center)
      camera.lookAt(ball.center)
      camera.updateProjectionMatrix()
    },

    close(): void {
      ground.geometry.dispose()
      paper.map?.dispose()
      paper.dispose()
      for (const lamp of above) lamp.dispose()
    },
  }
}
