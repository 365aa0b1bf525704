import {
  AmbientLight,
  DataTexture,
  DirectionalLight,
  Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Vector3,
} from 'three'
import { type ContactShadow, contactShadow } from './contact-shadow.ts'
import { measureExtent, type PlacedMesh, pointsAbout } from './extent.ts'
import { distanceFor, frameMiddle, type VisiblePoints } from './framing.ts'
import { linear } from './linear-colour.ts'
import { type Orbit, towards } from './orbit.ts'

const fieldDeg = 26
/** The margin around what is shown, as a factor of the distance. */
const loose = 1.03

export type Stage = ReturnType<typeof createStage>

/** The scene without a shoe: ground, lights and camera. */
export function createStage() {
  const root = new Group()
  const camera = new PerspectiveCamera(fieldDeg, 1, 10, 10_000)
  camera.up.set(0, 0, 1)

  // Each vertex receives the part of it that its sky visibility allows (sky-light.ts).
  const sky = new AmbientLight(linear(0xfdfaf5), 2.4)
  const key = new DirectionalLight(linear(0xfff6e8), 2.5)
  key.position.set(-1.3, 1.5, 0.9)
  key.target.position.set(0, 0, -1)
  // Follows the camera, so that the light always comes from the upper left.
  const lamp = new Group().add(key, key.target)
  root.add(sky, lamp)

  const paper = new MeshBasicMaterial({ transparent: true, depthWrite: false })
  const ground = new Mesh(new PlaneGeometry(1, 1), paper)
  root.add(ground)
  const middle = new Vector3()
  let seen: VisiblePoints = new Float32Array(3)

  function layShadow({ darkness, columns, rows, centre, widthMm, depthMm }: ContactShadow, groundMm: number): void {
    paper.map?.dispose()
    // Black, with the darkness as its alpha.
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
    root,
    camera,

    /** Places the ground and its shadow below the objects. */
    ground(things: readonly PlacedMesh[]): void {
      if (things.length > 0) layShadow(contactShadow(things), measureExtent(things).min[2] - 0.2)
    },

    /** Aims the camera at the objects. */
    frame(things: readonly PlacedMesh[]): void {
      if (things.length === 0) return
      const { min, max } = measureExtent(things)
      middle.set((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2)
      seen = pointsAbout([middle.x, middle.y, middle.z], things)
    },

    /** Hides the shadow: a cut shoe casts none. */
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
      lamp.position.copy(camera.position)
      lamp.quaternion.copy(camera.quaternion)
      // Shifts the frustum, so that the centre of what is visible is in the centre of the picture without a
      // skewed view.
      camera.setViewOffset(aspect, 1, (across * aspect) / 2, -up / 2, aspect, 1)
      camera.updateMatrixWorld()
    },

    close(): void {
      ground.geometry.dispose()
      paper.map?.dispose()
      paper.dispose()
    },
  }
}
