import { BufferAttribute, type BufferGeometry, ShaderMaterial } from 'three'
import { clearanceBands, clearanceLinesMm } from '#domain/clearance/clearance-scale.ts'
import { bandColours, lineColour, unknownColour } from '#src/features/shoe-viewer/clearance-colours.ts'
import { linear } from './linear-colour.ts'

const vertex = `
attribute float clearance;
attribute float known;
varying float vMm;
varying float vKnown;
varying vec3 vNormalSeen;
varying vec3 vTowards;
void main() {
  vMm = clearance;
  vKnown = known;
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  vNormalSeen = normalMatrix * normal;
  vTowards = -seen.xyz;
  gl_Position = projectionMatrix * seen;
}`

/**
 * Draws bands of colour with lines between them, so that a position can be read without comparing colours.
 * The line at zero is twice as wide.
 */
const fragment = `
uniform vec3 bands[${clearanceBands.length}];
uniform float lines[${clearanceLinesMm.length}];
uniform vec3 ink;
uniform vec3 unknownColour;
varying float vMm;
varying float vKnown;
varying vec3 vNormalSeen;
varying vec3 vTowards;
void main() {
  vec3 colour = bands[0];
  float line = 0.0;
  float perPoint = max(fwidth(vMm), 1e-4);
  for (int at = 0; at < ${clearanceLinesMm.length}; at++) {
    if (vMm >= lines[at]) colour = bands[at + 1];
    float broad = at == 0 ? 1.8 : 0.9;
    line = max(line, 1.0 - smoothstep(broad - 0.4, broad + 0.4, abs(vMm - lines[at]) / perPoint));
  }
  colour = mix(colour, ink, line * 0.75);
  colour = mix(unknownColour, colour, smoothstep(0.45, 0.55, vKnown));
  float facing = abs(dot(normalize(vNormalSeen), normalize(vTowards)));
  gl_FragColor = vec4(colour * mix(0.72, 1.0, facing), 1.0);
  #include <colorspace_fragment>
}`

/** The material of a foot that shows its clearance by colour. */
export function clearanceSkin(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: {
      bands: { value: clearanceBands.map((band) => linear(bandColours[band])) },
      lines: { value: [...clearanceLinesMm] },
      ink: { value: linear(lineColour) },
      unknownColour: { value: linear(unknownColour) },
    },
  })
}

/**
 * Adds the clearance of each vertex. Unknown vertices are marked by an attribute of their own, because GPUs
 * differ in how they draw NaN.
 */
export function withClearance(shape: BufferGeometry, mm: Float32Array<ArrayBuffer>): BufferGeometry {
  const known = mm.map((value) => (Number.isNaN(value) ? 0 : 1))
  const millimetres = mm.map((value) => (Number.isNaN(value) ? 0 : value))
  return shape
    .setAttribute('clearance', new BufferAttribute(millimetres, 1))
    .setAttribute('known', new BufferAttribute(known, 1))
}
