import { Color, type Material, MeshStandardMaterial } from 'three'
import { type ShoeColour, shoeColours } from '#domain/shoe/shoe-colours.ts'

/** Thicker than a printer lays them, so that they can be seen at all. */
const layerMm = 0.6
const layerDepth = 0.12

/** How much light comes to each corner (sky-light.ts). */
export const skyLightName = 'skyLight'

/**
 * Where layers are finer than a few points of the screen they are left out, so that they never shimmer, and where a surface lies
 * level, or they would be stripes.
 */
const layerLines = `
#include <normal_fragment_maps>
vec3 upwards = normalize((viewMatrix * vec4(0.0, 0.0, 1.0, 0.0)).xyz);
{
  float perPoint = fwidth(vLayerMm) / ${layerMm.toFixed(2)};
  float steep = 1.0 - abs(dot(normal, upwards));
  float seen = (1.0 - smoothstep(0.2, 0.5, perPoint)) * smoothstep(0.15, 0.6, steep);
  normal = normalize(normal + upwards * (sin(vLayerMm * ${((2 * Math.PI) / layerMm).toFixed(4)}) * seen * ${layerDepth.toFixed(2)}));
}`

/** The sky as far as it is seen from here; the lamp does not come into the deepest corners; edges catch a little light. */
const softShade = `
reflectedLight.indirectDiffuse *= vSkyLight;
reflectedLight.directDiffuse *= smoothstep(0.0, 0.5, vSkyLight);
reflectedLight.directSpecular *= smoothstep(0.05, 0.6, vSkyLight);
float grazing = pow(1.0 - saturate(dot(normal, normalize(vViewPosition))), 3.0);
reflectedLight.indirectDiffuse += vec3(0.05) * grazing * vSkyLight;`

/** What a printer lays down: matte, with the fine lines of its layers. */
export function printedPolymer(colour: ShoeColour): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: new Color(shoeColours[colour]), roughness: 0.68, metalness: 0 })
  material.onBeforeCompile = (shader) => {
    const varyings = '#include <common>\nvarying float vLayerMm;\nvarying float vSkyLight;'
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `${varyings}\nattribute float ${skyLightName};`)
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\nvLayerMm = position.z;\nvSkyLight = ${skyLightName};`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', varyings)
      .replace('#include <normal_fragment_maps>', layerLines)
      .replace('#include <aomap_fragment>', softShade)
  }
  return material
}

/** How much of a shoe is seen where there is something inside it. Of what lies behind each other only the nearest is drawn, or it would be mud. */
export function setClear(material: Material, opacity: number): void {
  material.transparent = opacity < 1
  material.opacity = opacity
  material.needsUpdate = true
}
