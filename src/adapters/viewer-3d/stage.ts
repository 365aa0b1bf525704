import {
  AmbientLight,
  DataTexture,
  DirectionalLight,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector3,
} from 'three'
import { type ContactShadow, contactShadow } from './contact-shadow.ts'
import { measureExtent, type PlacedMesh, pointsAbout } from './extent.ts'
import { distanceFor, frameMiddle, type VisiblePoints } from './framing.ts'
import { type Orbit, towards } from './orbit.ts'

const fieldDeg = 26
/** Paper around what is shown: so much further away than it need be. */
const loose = 1.03

export type Stage = ReturnType<typeof createStage>

/** Paper, light and the eye: everything that is there before a shoe is. */
export function createStage() {
  const scene = new Scene()
  const camera = new PerspectiveCamera(fieldDeg, 1, 10, 10_000)
  camera.up.set(0, 0, 1)
  scene.add(camera)

  // As much of it as each corner of a shoe sees of the sky (sky-light.ts).
  const sky = new AmbientLight(0xfdfaf5, 2.4)
  // It goes with the eye, so that light comes from the upper left however one turns.
  const key = new DirectionalLight(0xfff6e8, 2.5)
  key.position.set(-1.3, 1.5, 0.9)
  key.target.position.set(0, 0, -1)
  camera.add(key, key.target)
  scene.add(sky)

  const paper = new MeshBasicMaterial({ transparent: true, depthWrite: false })
  const ground = new Mesh(new PlaneGeometry(1, 1), paper)
  scene.add(ground)
  const middle = new Vector3()
  let seen: VisiblePoints = new Float32Array(3)

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

    /** Sets the ground below what stands there now. */
    ground(things: readonly PlacedMesh[]): void {
      if (things.length > 0) layShadow(contactShadow(things), measureExtent(things).min[2] - 0.2)
    },

    /** Sets the eye before what is to be seen. */
    frame(things: readonly PlacedMesh[]): void {
      if (things.length === 0) return
      const { min, max } = measureExtent(things)
      middle.set((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2)
      seen = pointsAbout([middle.x, middle.y, middle.z], things)
    },

    /** What is cut away casts no shadow. */
    shade(hasShadow: boolean): void {
      ground.visible = hasShadow
    },

    aim(orbit: Orbit, aspect: number): void {
      const whole = distanceFor(seen, orbit, fieldDeg, aspect) * loose
      const { across, up } = frameMiddle(seen, orbit, whole, fieldDeg, aspect)
      camera.position
        .set(...towards(orbit))
        .multiplyScalar(whole / orbit.nearness)
        .add(middle)
      camera.lookAt(middle)
      // The middle of what is seen stands in the middle of the picture, without looking askew.
      camera.setViewOffset(aspect, 1, (across * aspect) / 2, -up / 2, aspect, 1)
    },

    close(): void {
      ground.geometry.dispose()
      paper.map?.dispose()
      paper.dispose()
    },
  }
}
