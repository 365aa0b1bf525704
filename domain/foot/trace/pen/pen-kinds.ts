/** What people draw around a foot with. */
export const penKinds = ['pencil', 'ballpoint', 'felt'] as const
export type PenKind = (typeof penKinds)[number]
