import { Color, type Material, MeshStandardMaterial } from 'three'
import { type ShoeColour, shoeColours } from '#domain/shoe/shoe-colours.ts'

/** Thicker than a printer lays them, so that they can be seen at all. */
const layerMm = 0.8
const layerDepth = 0.24

/** Where layers are finer than a point of the screen they are left out, so that they never shimmer. */
const layerLines = `
#include <normal_fragment_maps>
{
  float perPoint = fwidth(vLayerMm) / ${layerMm.toFixed(2)};
  float seen = 1.0 - smoothstep(0.25, 0.7, perPoint);
  vec3 upwards = normalize((viewMatrix * vec4(0.0, 0.0, 1.0, 0.0)).xyz);
  normal = normalize(normal + upwards * (sin(vLayerMm * ${((2 * Math.PI) / layerMm).toFixed(4)}) * seen * ${layerDepth.toFixed(2)}));
}`

/** What a printer lays down: matte, with the fine lines of its layers. */
export function printedPolymer(colour: ShoeColour): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: new Color(shoeColours[colour]), roughness: 0.82, metalness: 0 })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying float vLayerMm;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvLayerMm = position.z;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vLayerMm;')
      .replace('#include <normal_fragment_maps>', layerLines)
  }
  return material
}

/** Clear enough to see a foot inside. Of what lies behind each other only the nearest is drawn, or it would be mud. */
export function setClear(material: Material, isClear: boolean): void {
  material.transparent = isClear
  material.opacity = isClear ? 0.42 : 1
  material.needsUpdate = true
}
