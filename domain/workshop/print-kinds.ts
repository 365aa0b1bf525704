/** The files of a shoe that a printer takes: its body, its body with its colour, and the picture of it in the round. */
export const printKinds = ['stl', '3mf', 'glb'] as const
export type PrintKind = (typeof printKinds)[number]
