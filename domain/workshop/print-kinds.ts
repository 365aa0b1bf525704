/** The files of a shoe for printing: its body (STL), its body in colour (3MF), and its 3D preview (glTF). */
export const printKinds = ['stl', '3mf', 'glb'] as const
export type PrintKind = (typeof printKinds)[number]
