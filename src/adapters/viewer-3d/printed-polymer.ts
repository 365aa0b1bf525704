import { type Material, MeshStandardMaterial } from 'three'
import { type ShoeColour, shoeColours } from '#domain/shoe/shoe-colours.ts'
import { linear } from './linear-colour.ts'

/** Thicker than printed layers, so that they are visible at all. */
const layerMm = 0.6
const layerDepth = 0.12

/** The attribute with the light that reaches each vertex (sky-light.ts). */
export const skyLightName = 'skyLight'

/**
 * Layer lines fade out where they are finer than a few pixels, to avoid shimmer, and on level surfaces, where
 * they would be stripes.
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

/** Dims the sky by its visibility and the lamp in deep corners, and brightens edges slightly. */
const softShade = `
reflectedLight.indirectDiffuse *= vSkyLight;
reflectedLight.directDiffuse *= smoothstep(0.0, 0.5, vSkyLight);
reflectedLight.directSpecular *= smoothstep(0.05, 0.6, vSkyLight);
float grazing = pow(1.0 - saturate(dot(normal, normalize(vViewPosition))), 3.0);
reflectedLight.indirectDiffuse += vec3(0.05) * grazing * vSkyLight;`

/** The material of a printed shoe: matte, with fine layer lines. */
export function printedPolymer(colour: ShoeColour): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: linear(shoeColours[colour]), roughness: 0.68, metalness: 0 })
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

/**
 * Sets the opacity of a shoe with something visible inside it. Only the nearest surface is drawn, because
 * several would blend into a murky colour.
 */
export function setClear(material: Material, opacity: number): void {
  material.transparent = opacity < 1
  material.opacity = opacity
  material.needsUpdate = true
}
